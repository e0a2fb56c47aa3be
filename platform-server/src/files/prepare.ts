import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { reasonOf } from '../describe-error';
import { changeState, type FileRow, fileById, refuseFile } from './file-rows';
import { drawPictures } from './pictures';
import type { FileScanner } from './scanner';
import { type FileStorage, variantKey } from './storage';

/** Minutes after which a file of a dead process is taken over; reading the largest takes one minute. */
const TAKEOVER_MINUTES = 5;
/** Seconds until a retry after a temporary failure, such as an unavailable storage. */
const RETRY_SECONDS = 30;

export interface Preparing {
  readonly db: Database;
  readonly storage: FileStorage;
  readonly scanner: FileScanner | null;
  readonly warn: (reason: string, row: object) => void;
}

async function claim(db: Database): Promise<FileRow | null> {
  const [row] = await db.executeAsSystem<{ id: string }>(sql`
    UPDATE stored_file SET held_until = now() + make_interval(mins => ${TAKEOVER_MINUTES})
    WHERE id = (SELECT id FROM stored_file
      WHERE state = 'checking' AND (held_until IS NULL OR held_until < now())
      ORDER BY updated_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`);
  return row ? fileById(db, row.id) : null;
}

async function digestOf(storage: FileStorage, id: string) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of await storage.read(id)) {
    hash.update(part as Buffer);
    bytes += (part as Buffer).length;
  }
  return { sha256: hash.digest('hex'), bytes };
}

async function picturesOf(storage: FileStorage, id: string) {
  const bytes = await buffer(await storage.read(id));
  const pictures = await drawPictures(bytes).catch(() => null);
  if (!pictures) return null;
  await storage.write(variantKey(id, 'thumbnail'), pictures.thumbnail);
  await storage.write(variantKey(id, 'picture'), pictures.picture);
  return { width: pictures.width, height: pictures.height, hasThumbnail: true };
}

async function prepare({ db, storage, scanner }: Preparing, file: FileRow): Promise<void> {
  const { id, kind } = file;
  const { sha256, bytes } = await digestOf(storage, id);
  if (bytes !== file.bytes) return refuseFile(db, storage, file, 'file.incomplete');
  const finding = scanner && (await scanner.scan(await storage.read(id)));
  if (finding) return refuseFile(db, storage, file, 'file.harmful');
  const pictures = kind === 'image' ? await picturesOf(storage, id) : {};
  if (!pictures) return refuseFile(db, storage, file, 'file.picture');
  await db.withSystem((tx) =>
    changeState(tx, id, 'checking', { state: 'ready', sha256, ...pictures }),
  );
}

/** Checks and prepares all finished uploads in sequence; failures are retried later. */
export async function prepareDue(work: Preparing): Promise<void> {
  for (let file = await claim(work.db); file; file = await claim(work.db)) {
    try {
      await prepare(work, file);
    } catch (error) {
      work.warn(reasonOf(error), { file: file.id });
      await work.db.executeAsSystem(sql`UPDATE stored_file
        SET held_until = now() + make_interval(secs => ${RETRY_SECONDS}) WHERE id = ${file.id}`);
    }
  }
}
