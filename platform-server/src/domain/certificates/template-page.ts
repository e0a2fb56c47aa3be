import { buffer } from 'node:stream/consumers';
import { errorCodes, type TemplateSettings } from '@edu/shared-utility/contract';
import { inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { certificatePicture } from '../../db/schema';
import { type FileStorage, variantKey } from '../../files/storage';
import { BusinessError } from '../../http/business-error';
import type { TemplatePage } from './paint-job';

type DrawnTemplate = Pick<TemplateSettings, 'background' | 'widthMm' | 'heightMm' | 'fields'>;

/** The file keys of the pictures that a template shows, by picture id. */
export async function pictureFiles(
  tx: Tx,
  { background, fields }: DrawnTemplate,
): Promise<ReadonlyMap<string, string>> {
  const seals = fields.flatMap(({ attachmentId }) => (attachmentId ? [attachmentId] : []));
  const ids = [...new Set([...(background ? [background] : []), ...seals])];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: certificatePicture.id, fileId: certificatePicture.fileId })
    .from(certificatePicture)
    .where(inArray(certificatePicture.id, ids));
  return new Map(rows.map(({ id, fileId }) => [id, fileId]));
}

/** The bytes of a picture; one that was just uploaded has no converted version yet. */
async function pictureOf(storage: FileStorage, fileId: string): Promise<Buffer> {
  try {
    return await buffer(await storage.read(variantKey(fileId, 'picture')));
  } catch {
    throw new BusinessError(errorCodes.conflict, { phrase: 'certificate.pictureSoon' });
  }
}

/** The shared parts of a template's certificates, with the bytes of its pictures. */
export async function templatePageOf(
  storage: FileStorage,
  { background, widthMm, heightMm, fields }: DrawnTemplate,
  files: ReadonlyMap<string, string>,
): Promise<TemplatePage> {
  const read = async (id: string) => {
    const fileId = files.get(id);
    return fileId ? pictureOf(storage, fileId) : null;
  };
  const seals: Record<string, Uint8Array> = {};
  for (const { attachmentId } of fields) {
    const bytes = attachmentId && !seals[attachmentId] ? await read(attachmentId) : null;
    if (attachmentId && bytes) seals[attachmentId] = bytes;
  }
  return {
    widthMm,
    heightMm,
    fields,
    background: background ? await read(background) : null,
    seals,
  };
}
