import { buffer } from 'node:stream/consumers';
import { unzipSync, Zip, ZipPassThrough } from 'fflate';
import { z } from 'zod';
import type { FileStorage } from './storage';

/** Parameter of a job that writes a file: prefix of the names of its parts. */
export const fileParameters = z.object({ parts: z.string() });

interface Joining {
  /** New name of an entry of a part in the joined archive; null to skip the entry. */
  nameOf(name: string, used: ReadonlySet<string>, bytes: Uint8Array): string | null;
  /** Further entries after the last part. */
  rest?(): Readonly<Record<string, Uint8Array>>;
}

/** Joins the archives of a job into one, with at most one part in memory. */
export async function* joinedArchives(
  storage: FileStorage,
  keys: readonly string[],
  { nameOf, rest }: Joining,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    ready.push(data);
  });
  const used = new Set<string>();
  const add = (name: string, bytes: Uint8Array): void => {
    const file = new ZipPassThrough(name);
    used.add(name);
    zip.add(file);
    file.push(bytes, true);
  };
  for (const key of keys) {
    const part = unzipSync(await buffer(await storage.read(key)));
    for (const [fileName, bytes] of Object.entries(part)) {
      const name = nameOf(fileName, used, bytes);
      if (name !== null) add(name, bytes);
    }
    yield* ready.splice(0);
  }
  for (const [name, bytes] of Object.entries(rest?.() ?? {})) add(name, bytes);
  zip.end();
  yield* ready.splice(0);
}

/** Name of the part that begins after `from` rows. */
export const partKey = (keyPrefix: string, from: number): string => `${keyPrefix}.${from}`;

/** Names of the parts that a job with that many rows may have written. */
export const partKeys = (keyPrefix: string, total: number, chunk: number): string[] =>
  Array.from({ length: Math.ceil(total / chunk) }, (_, index) => partKey(keyPrefix, index * chunk));
