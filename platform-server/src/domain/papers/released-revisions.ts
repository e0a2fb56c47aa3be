import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { question } from '../../db/schema';
import { actorOf, type Caller } from '../../http/caller';

/** The released revisions of these questions, if they are in the caller's organisation and branches. */
export async function releasedRevisions(
  tx: Tx,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { organId } = actorOf(caller);
  const rows = await tx
    .select({ id: question.id, revision: question.revision })
    .from(question)
    .where(
      and(
        inArray(question.id, [...ids]),
        eq(question.organId, organId),
        eq(question.state, 'released'),
      ),
    )
    // Locked, so that they are not withdrawn or deleted before the paper refers to them.
    .for('share');
  return new Map(
    rows.flatMap(({ id, revision }) => (revision === null ? [] : [[id, revision] as const])),
  );
}
