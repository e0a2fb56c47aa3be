/**
 * The embedded PostgreSQL of a data directory. What it is made of (PGlite in a worker thread, our
 * server of the PostgreSQL wire protocol before it) is this folder's own.
 */
export { type Engine, type EngineSettings, startEngine } from './engine';
export { isAlive, lockDataDirectory } from './lock-file';
export { WireServer } from './wire-server';
export type { EmbeddedWorkerMessage } from './worker-thread';
