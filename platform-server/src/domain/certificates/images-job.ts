import { zipSync } from 'fflate';
import { fileParameters, joinedArchives, partKeys } from '../../files/file-parts';
import type { FileStorage } from '../../files/storage';
import { fileJob } from '../../jobs/file-job';
import { originOfTenant } from '../account/tenant-origin';
import { type DrawingServices, type DrawnCertificate, drawCertificates } from './draw-certificates';

/** Pictures per part, all of which are in memory at once. */
const CHUNK = 20;

/** The keys of every part that a job with so many pictures may have stored. */
export const pictureKeys = (keyPrefix: string, total: number): string[] =>
  partKeys(keyPrefix, total, CHUNK);

/** `ZJ-2026-000001 张伟.png`, without characters that file systems refuse. */
const fileName = ({ number, name }: DrawnCertificate): string =>
  `${`${number} ${name}`.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '-')}.png`;

/** File names differ by number; if a file system would treat two as equal, the second gets its id. */
export function filesOf(certificates: readonly DrawnCertificate[]): Record<string, Uint8Array> {
  const files: Record<string, Uint8Array> = {};
  for (const item of certificates) {
    const name = fileName(item);
    files[Object.hasOwn(files, name) ? `${item.id}.png` : name] = item.file;
  }
  return files;
}

/** A ZIP of a few pictures, stored without compression since PNGs are compressed already. */
export const packImages = (certificates: readonly DrawnCertificate[]): Uint8Array =>
  zipSync(filesOf(certificates), { level: 0 });

/** The job that draws certificates as parts of a ZIP, in another thread. */
export const certificateImages = (drawingServices: DrawingServices) =>
  fileJob({
    storage: drawingServices.storage,
    chunk: CHUNK,
    order: fileParameters,
    async make(db, ids, _from, { tenantId, noticeDelivery }) {
      const origin = await db.withSystem((tx) => originOfTenant(tx, tenantId, noticeDelivery));
      const certificates = await drawCertificates(
        db,
        drawingServices,
        { tenantId, ids, origin },
        'png',
      );
      return { bytes: packImages(certificates), rowCount: certificates.length };
    },
  });

/** The whole ZIP; a picture whose name occurs in another part gets a number. */
export const picturesPackage = (
  storage: FileStorage,
  keyPrefix: string,
  total: number,
): AsyncGenerator<Uint8Array> =>
  joinedArchives(storage, pictureKeys(keyPrefix, total), {
    nameOf: (name, usedNames) => (usedNames.has(name) ? `${usedNames.size} ${name}` : name),
  });
