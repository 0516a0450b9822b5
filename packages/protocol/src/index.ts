export * from './adminSchemas.ts';
export {
  type ClientMachine,
  type ClientOptions,
  type ClientStatus,
  fixedIn,
  HangaClient,
  type KeptPart,
  type Listener,
  type NextStep,
  nextStep,
  type OwnPart,
  ownPart,
  type SocketLike,
  type Subscription,
  TableFeed,
} from './client/index.ts';
export type * from './fromServer.ts';
export { type HookKind, hookKindOf, hookKinds } from './hooks.ts';
export type * from './house.ts';
export { keptDays } from './kept.ts';
export { limits, PROTOCOL } from './limits.ts';
export { messageIn } from './messageIn.ts';
export { isGoodName, isSameName, skeletonOf } from './names.ts';
export { patterns } from './patterns.ts';
export { type Refusal, type SimpleRefusal, simpleRefusals } from './refusal.ts';
export * from './rest.ts';
export * from './schemas.ts';
export { type Scope, scopes } from './scopes.ts';
export type * from './table.ts';
export { type Tempo, tempoOf } from './tempo.ts';
export { refusalText } from './text/index.ts';
export { invitationText } from './text/invitation/index.ts';
export type * from './web.ts';
