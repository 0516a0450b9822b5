export { type OfferedGame, type OfferedGames, offered } from './games.ts';
export { defaults, type NetLimits, type ServerOptions } from './options.ts';
export { makeReset, NoReset } from './people/resetLink.ts';
export { type RunningServer, startServer } from './server.ts';
export { backUp, exportTo, importFrom } from './storage/copies.ts';
export { NewerDatabase } from './storage/migrations.ts';
export { FolderInUse } from './storage/sqlite.ts';
export { BadExport } from './storage/transfer.ts';
