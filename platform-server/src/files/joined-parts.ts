import { buffer } from 'node:stream/consumers';
import { unzipSync, Zip, ZipPassThrough } from 'fflate';
import { z } from 'zod';
import type { FileStorage } from './storage';

/** What a job that leaves a file is told: the name that its parts lie under. */
export const partsOrder = z.object({ parts: z.string() });

interface Joining {
  /** What a file of a part is called in the whole; null for one that is not taken. */
  nameOf(name: string, used: ReadonlySet<string>, bytes: Uint8Array): string | null;
  /** What comes after the last part. */
  rest?(): Readonly<Record<string, Uint8Array>>;
}

/** Packages that a job has left, as one: no more of it than one part is in the memory. */
export async function* joinedParts(
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
    for (const [own, bytes] of Object.entries(part)) {
      const name = nameOf(own, used, bytes);
      if (name !== null) add(name, bytes);
    }
    yield* ready.splice(0);
  }
  for (const [name, bytes] of Object.entries(rest?.() ?? {})) add(name, bytes);
  zip.end();
  yield* ready.splice(0);
}

/** Name of the part that begins after so many rows. */
export const partKey = (parts: string, from: number): string => `${parts}.${from}`;

/** Names of the parts that a job of so many rows may have left. */
export const partKeys = (parts: string, total: number, chunk: number): string[] =>
  Array.from({ length: Math.ceil(total / chunk) }, (_, index) => partKey(parts, index * chunk));
