import { createHash, randomBytes } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { MapRefusal } from './map-refusal';

/** Identifies a content of the file, as an ETag does. */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

export interface MapText {
  readonly text: string;
  readonly etag: string;
}

export async function readMapFile(path: string): Promise<MapText> {
  const text = await readFile(path, 'utf8');
  return { text, etag: etagOf(text) };
}

/**
 * Replaces the file atomically, so that it is never read half written; refuses if its content is no longer the
 * expected one, since an editor may have saved meanwhile.
 *
 * @param from ETag of the expected content; null if there was no file
 */
export async function writeMapFile(path: string, text: string, from: string | null): Promise<void> {
  const temporaryPath = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    const handle = await open(temporaryPath, 'wx', 0o644);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    const now = await readMapFile(path).catch(() => null);
    if ((now?.etag ?? null) !== from) throw changedMeanwhile();
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
}

export const changedMeanwhile = (): MapRefusal =>
  new MapRefusal(
    'The map has been changed since you looked: read it again, then repeat your change.',
    'conflict',
  );
