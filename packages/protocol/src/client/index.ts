export { type ClientOptions, type ClientStatus, HangaClient, type SocketLike } from './client.ts';
export { TableFeed } from './feed.ts';
export type { ClientMachine } from './machine.ts';
export { fixedIn, type KeptPart, type NextStep, nextStep, type OwnPart, ownPart } from './part.ts';
export type { Listener, Subscription } from './subscription.ts';
