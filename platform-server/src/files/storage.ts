import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';

/** Inclusive, in bytes. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the bytes of files lie, each under its id: never under a name that somebody chose. What is true of a file
 * is in its row (db/schema/files.ts); the storage knows nothing of tenants.
 */
export interface FileStorage {
  /** Makes room for an upload of that many bytes. */
  begin(id: string, bytes: number): Promise<void>;
  /** For the tus protocol, which writes what arrives. */
  uploads(): Promise<DataStore>;
  /** How many bytes of an upload are there; null for one that has never begun or is removed. */
  received(id: string): Promise<number | null>;
  /** The last byte is there: forgets what only an upload needs. Saying so twice does no harm. */
  finish(id: string): Promise<void>;
  /** The bytes of a finished file, or of a part of it. Rejects where it is not there. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** What is made of a file, small enough for the memory. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** What is not there is removed already. */
  remove(key: string): Promise<void>;
  /** Bytes that there is room for; null where it is unknown. */
  free(): Promise<number | null>;
}

/** Under which a thumbnail lies, and a picture as it is shown. */
export const variantKey = (id: string, variant: 'thumbnail' | 'picture'): string =>
  `${id}.${variant}`;

/** Everything that may lie under an id. */
export const keysOf = (id: string): string[] => [
  id,
  variantKey(id, 'thumbnail'),
  variantKey(id, 'picture'),
];
