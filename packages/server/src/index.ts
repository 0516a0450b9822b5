export { type OfferedGame, type OfferedGames, offered } from './games.ts';
export { administer } from './house/administer.ts';
export { isProxyAddress, type TrustedProxies } from './net/clientAddress.ts';
export { type Flaw, OperatorError, type Problem } from './operatorError.ts';
export { defaults, type NetLimits, type ServerOptions } from './options.ts';
export { makeReset, NoReset } from './people/resetLink.ts';
export type { Portraits, TableSubject } from './pictures/subject.ts';
export { type RunningServer, startServer } from './server.ts';
export { backUp, exportTo, importFrom } from './storage/copies.ts';
