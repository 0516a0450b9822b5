export { type OfferedGame, type OfferedGames, offered } from './games.ts';
export { defaults, type NetLimits, type ServerOptions } from './options.ts';
export { type RunningServer, startServer } from './server.ts';
export { NewerDatabase } from './storage/migrations.ts';
export { FolderInUse } from './storage/sqlite.ts';
