import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database';
import * as t from '../db/schema';

export interface Library {
  readonly pictures: readonly string[];
  readonly documents: readonly string[];
}

/** The resources that an organisation's articles can show. */
export async function libraryOf(tx: Tx, organId: string): Promise<Library> {
  const { id, kind, fileId, createdAt, organId: owner } = t.resource;
  const rows = await tx
    .select({ id, kind })
    .from(t.resource)
    .innerJoin(t.storedFile, eq(t.storedFile.id, fileId))
    .where(
      and(
        eq(owner, organId),
        eq(t.storedFile.state, 'ready'),
        inArray(kind, ['image', 'document']),
      ),
    )
    .orderBy(asc(createdAt), asc(id));
  const ofKind = (wanted: string) => rows.filter((row) => row.kind === wanted).map((row) => row.id);
  return { pictures: ofKind('image'), documents: ofKind('document') };
}
