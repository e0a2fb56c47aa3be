import type { SitePicture, SitePictureKind } from '@edu/shared-utility/contract';
import { errorCodes } from '@edu/shared-utility/contract';
import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { sitePicture } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { readPicture } from './picture-file';

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

/** Maximum of uploads of a tenant that its site does not show; older ones are deleted. */
const WAITING = 20;

/** Path of the pictures' addresses. */
export const picturePath = '/site-pictures/';

const ADDRESS = /^\/site-pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(png|jpeg|webp)$/;

/** The id in a picture's address; null for other addresses. */
export const pictureIdOf = (address: string): string | null => ADDRESS.exec(address)?.[1] ?? null;

const addressOf = ({ id, type }: { id: string; type: string }): string =>
  `${picturePath}${id}.${type}`;

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

/** Which of these addresses are not of pictures uploaded for the tenant. */
export async function missingPictures(
  tx: Tx,
  tenantId: string,
  addresses: readonly string[],
): Promise<string[]> {
  const ids = addresses.map(pictureIdOf).filter((id) => id !== null);
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ id: sitePicture.id, type: sitePicture.type })
          .from(sitePicture)
          .where(and(eq(sitePicture.tenantId, tenantId), inArray(sitePicture.id, ids)));
  const usedAddresses = new Set(rows.map(addressOf));
  return addresses.filter((address) => !usedAddresses.has(address));
}

/** Deletes pictures that the site does not show: uploads before today, and all but the newest of today. */
export async function dropUnused(
  tx: Tx,
  tenantId: string,
  shownAddresses: readonly string[],
): Promise<void> {
  const ids = shownAddresses.map(pictureIdOf).filter((id) => id !== null);
  const unused = and(
    eq(sitePicture.tenantId, tenantId),
    ids.length > 0 ? notInArray(sitePicture.id, ids) : undefined,
  );
  const old = lt(sitePicture.createdAt, sql`now() - interval '1 day'`);
  await tx.delete(sitePicture).where(and(unused, old));
  const existing = await tx
    .select({ id: sitePicture.id })
    .from(sitePicture)
    .where(unused)
    .orderBy(desc(sitePicture.createdAt), desc(sitePicture.id))
    .offset(WAITING);
  if (existing.length === 0) return;
  await tx.delete(sitePicture).where(
    inArray(
      sitePicture.id,
      existing.map(({ id }) => id),
    ),
  );
}

/** A tenant's picture with its bytes; null if it has none with that id and type. */
export async function pictureOf(
  tx: Tx,
  tenantId: string,
  address: string,
): Promise<{ type: 'png' | 'jpeg' | 'webp'; bytes: Buffer } | null> {
  const id = pictureIdOf(address);
  if (!id) return null;
  const [row] = await tx
    .select({ id: sitePicture.id, type: sitePicture.type, content: sitePicture.content })
    .from(sitePicture)
    .where(and(eq(sitePicture.tenantId, tenantId), eq(sitePicture.id, id)));
  if (!row || addressOf(row) !== address) return null;
  return { type: row.type, bytes: Buffer.from(row.content, 'base64') };
}
