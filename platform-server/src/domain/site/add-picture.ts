import type { SitePicture, SitePictureKind } from '@edu/shared-utility/contract';
import { errorCodes } from '@edu/shared-utility/contract';
import type { Tx } from '../../db/database';
import { sitePicture } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { readPicture } from './picture-file';
import { addressOf } from './pictures';

interface Limit {
  readonly bytes: number;
  readonly words: string;
  readonly width: number;
  readonly height: number;
}

const limits: Readonly<Record<SitePictureKind, Limit>> = {
  logo: { bytes: 524_288, words: '512 kB', width: 2000, height: 1000 },
  background: { bytes: 2_097_152, words: '2 MB', width: 5000, height: 5000 },
  picture: { bytes: 2_097_152, words: '2 MB', width: 4000, height: 4000 },
};

const tooLarge = (limit: Limit, phrase: 'field.pictureSize' | 'field.pictureDimensions') =>
  new FieldError('file', phrase, errorCodes.invalidInput, {
    limit: limit.words,
    width: limit.width,
    height: limit.height,
  });

/** Stores a picture for the tenant's site. Throws an error of the field `file` if it is no picture or too large. */
export async function addPicture(
  tx: Tx,
  tenantId: string,
  kind: SitePictureKind,
  file: Uint8Array,
): Promise<SitePicture> {
  const limit = limits[kind];
  if (file.length > limit.bytes) throw tooLarge(limit, 'field.pictureSize');
  const picture = readPicture(file);
  if (!picture) throw new FieldError('file', 'field.pictureType');
  const { type, width, height, bytes } = picture;
  if (width > limit.width || height > limit.height) {
    throw tooLarge(limit, 'field.pictureDimensions');
  }
  const id = crypto.randomUUID();
  const content = bytes.toString('base64');
  await tx.insert(sitePicture).values({ id, tenantId, type, width, height, content });
  return { address: addressOf({ id, type }), width, height };
}
