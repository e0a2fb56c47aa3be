/**
 * The embedded PostgreSQL of a data directory: PGlite in a worker thread, behind our server of the PostgreSQL wire
 * protocol. Both are internal to this folder.
 */
export { type Engine, type EngineSettings, startEngine } from './engine';
export { isAlive, lockDataDirectory } from './lock-file';
export { WireServer } from './wire-server';
export type { EmbeddedWorkerMessage } from './worker-thread';
