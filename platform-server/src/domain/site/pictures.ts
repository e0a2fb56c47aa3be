import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { sitePicture } from '../../db/schema';

/** Maximum of uploads of a tenant that its site does not show; older ones are deleted. */
const WAITING = 20;

/** Path of the pictures' addresses. */
export const picturePath = '/site-pictures/';

const ADDRESS = /^\/site-pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(png|jpeg|webp)$/;

/** The id in a picture's address; null for other addresses. */
export const pictureIdOf = (address: string): string | null => ADDRESS.exec(address)?.[1] ?? null;

export const addressOf = ({ id, type }: { id: string; type: string }): string =>
  `${picturePath}${id}.${type}`;

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
