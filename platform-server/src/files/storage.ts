import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';

/** Inclusive, in bytes. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Stores the bytes of files by id, never by a name that somebody chose. Metadata is in the rows (db/schema/files.ts);
 * the storage does not know tenants.
 */
export interface FileStorage {
  /** Creates an upload of that many bytes. */
  beginUpload(id: string, bytes: number): Promise<void>;
  /** Store for the tus library, which writes the bytes. */
  uploads(): Promise<DataStore>;
  /** Number of bytes received; null for an upload that was not begun or is deleted. */
  receivedBytes(id: string): Promise<number | null>;
  /** Called after the last byte: deletes the upload's metadata. Idempotent. */
  finishUpload(id: string): Promise<void>;
  /** The bytes of a finished file or of a range. Rejects if it is missing. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Writes a derived file, which has to fit into memory. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Deletes; a missing file is no error. */
  remove(key: string): Promise<void>;
  /** Free bytes; null if unknown. */
  freeBytes(): Promise<number | null>;
}

/** Key of a file's thumbnail or of its picture for pages. */
export const variantKey = (id: string, variant: 'thumbnail' | 'picture'): string =>
  `${id}.${variant}`;

/** All keys that may belong to an id. */
export const keysOf = (id: string): string[] => [
  id,
  variantKey(id, 'thumbnail'),
  variantKey(id, 'picture'),
];
