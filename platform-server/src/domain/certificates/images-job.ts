import { zipSync } from 'fflate';
import { joinedParts, partKeys, partsOrder } from '../../files/joined-parts';
import type { FileStorage } from '../../files/storage';
import { partsJob } from '../../jobs/parts-job';
import { originOfTenant } from '../account/tenant-origin';
import { type Drawing, type DrawnCertificate, drawCertificates } from './draw';

/** Pictures of one part, which the memory holds at once. */
const CHUNK = 20;

/** Every part that a job of so many pictures may have left. */
export const pictureKeys = (parts: string, total: number): string[] =>
  partKeys(parts, total, CHUNK);

/** `ZJ-2026-000001 张伟.png`, without what no file system takes. */
const fileName = ({ number, name }: DrawnCertificate): string =>
  `${`${number} ${name}`.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '-')}.png`;

/** Names of files are told apart by their number; two that a file system takes for one get their id. */
export function filesOf(drawn: readonly DrawnCertificate[]): Record<string, Uint8Array> {
  const files: Record<string, Uint8Array> = {};
  for (const item of drawn) {
    const name = fileName(item);
    files[Object.hasOwn(files, name) ? `${item.id}.png` : name] = item.file;
  }
  return files;
}

/** A package of a few pictures, which are packed already. */
export const packed = (drawn: readonly DrawnCertificate[]): Uint8Array =>
  zipSync(filesOf(drawn), { level: 0 });

/** Pictures of certificates as parts of a package: each is drawn in another thread. */
export const certificateImages = (drawing: Drawing) =>
  partsJob({
    storage: drawing.storage,
    chunk: CHUNK,
    order: partsOrder,
    async make(db, ids, _from, { tenantId, notices }) {
      const origin = await db.withSystem((tx) => originOfTenant(tx, tenantId, notices));
      const drawn = await drawCertificates(db, drawing, { tenantId, ids, origin }, 'png');
      return { bytes: packed(drawn), found: drawn.length };
    },
  });

/** The whole package; a picture whose name another part has gets a number. */
export const picturesPackage = (
  storage: FileStorage,
  parts: string,
  total: number,
): AsyncGenerator<Uint8Array> =>
  joinedParts(storage, pictureKeys(parts, total), {
    nameOf: (name, taken) => (taken.has(name) ? `${taken.size} ${name}` : name),
  });
