import { buffer } from 'node:stream/consumers';
import { unzipSync, Zip, ZipPassThrough, zipSync } from 'fflate';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { FileStorage } from '../../files/storage';
import type { ChunkOutcome, JobContext, JobKind } from '../../jobs/kinds';
import { originOfTenant } from '../account/tenant-origin';
import { type Drawing, type DrawnOne, drawCertificates } from './draw';

/** What a job that draws is told: the name that its parts lie under. */
export const imagesOrder = z.object({ parts: z.string() });

/** Pictures of one part, which the memory holds at once. */
const CHUNK = 20;
/** The heading stands above the first row. */
const FIRST_ROW = 2;

const partKey = (parts: string, from: number): string => `${parts}.${from}`;

/** Every part that a job of so many pictures may have left. */
export const partKeys = (parts: string, total: number): string[] =>
  Array.from({ length: Math.ceil(total / CHUNK) }, (_, at) => partKey(parts, at * CHUNK));

/** `ZJ-2026-000001 张伟.png`, without what no file system takes. */
const fileName = ({ number, name }: DrawnOne): string =>
  `${`${number} ${name}`.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '-')}.png`;

/** Names of files are told apart by their number; two that a file system takes for one get their id. */
export function filesOf(drawn: readonly DrawnOne[]): Record<string, Uint8Array> {
  const files: Record<string, Uint8Array> = {};
  for (const one of drawn) {
    const name = fileName(one);
    files[Object.hasOwn(files, name) ? `${one.id}.png` : name] = one.file;
  }
  return files;
}

/** A package of a few pictures, which are packed already. */
export const packed = (drawn: readonly DrawnOne[]): Uint8Array =>
  zipSync(filesOf(drawn), { level: 0 });

/** Pictures of certificates as parts of a package: each is drawn in another thread, and written before its rows count as done. */
export function certificateImages(drawing: Drawing): JobKind<number> {
  async function before(
    db: Database,
    rows: readonly (readonly string[])[],
    first: number,
    { tenantId, order, notices }: JobContext,
  ): Promise<number> {
    const { parts } = imagesOrder.parse(order);
    const origin = await db.withSystem((tx) => originOfTenant(tx, tenantId, notices));
    const ids = rows.flatMap(([id]) => (id ? [id] : []));
    const drawn = await drawCertificates(db, drawing, { tenantId, ids, origin }, 'png');
    await drawing.storage.write(partKey(parts, first - FIRST_ROW), packed(drawn));
    return drawn.length;
  }
  async function run(
    _: unknown,
    rows: readonly unknown[],
    __: number,
    ___: JobContext,
    drawn: number,
  ): Promise<ChunkOutcome> {
    return { imported: drawn, failed: rows.length - drawn, problems: [] };
  }
  return { chunk: CHUNK, fills: [], before, run };
}

/** The whole package, part by part: no more of it than one part is in the memory. */
export async function* wholePackage(
  storage: FileStorage,
  parts: string,
  total: number,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    ready.push(data);
  });
  const names = new Set<string>();
  for (const key of partKeys(parts, total)) {
    const part = unzipSync(await buffer(await storage.read(key)));
    for (const [name, bytes] of Object.entries(part)) {
      const file = new ZipPassThrough(names.has(name) ? `${names.size} ${name}` : name);
      names.add(name);
      zip.add(file);
      file.push(bytes, true);
    }
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
