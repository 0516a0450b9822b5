export {
  type ClientMachine,
  type ClientOptions,
  type ClientStatus,
  HangaClient,
  type Listener,
  type SocketLike,
  type Subscription,
  TableFeed,
} from './client/index.ts';
export type * from './fromServer.ts';
export { type HookKind, hookKindOf, hookKinds } from './hooks.ts';
export { limits, PROTOCOL } from './limits.ts';
export { messageIn } from './messageIn.ts';
export { isGoodName, isSameName, skeletonOf } from './names.ts';
export { type Refusal, type SimpleRefusal, simpleRefusals } from './refusal.ts';
export * from './schemas.ts';
export { type Scope, scopes } from './scopes.ts';
export type * from './table.ts';
export { refusalText } from './text/index.ts';
export type * from './web.ts';
