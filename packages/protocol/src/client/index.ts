export { type ClientOptions, type ClientStatus, HangaClient, type SocketLike } from './client.ts';
export type { Listener, Subscription } from './subscription.ts';
