import type { QuestionContent } from '@edu/shared-utility/contract';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { questionResource } from '../../db/schema';
import { resourcesIn } from './content';
import type { QuestionRow } from './read-question';

/** Writes down which resources a question shows; number 0 is what is edited. */
export async function noteResources(
  tx: Tx,
  { id: questionId, tenantId }: Pick<QuestionRow, 'id' | 'tenantId'>,
  number: number,
  content: QuestionContent,
): Promise<void> {
  const ids = resourcesIn(content);
  const { resourceId } = questionResource;
  const noted = and(
    eq(questionResource.questionId, questionId),
    eq(questionResource.number, number),
  );
  const gone = ids.length > 0 ? and(noted, notInArray(resourceId, ids)) : noted;
  await tx.delete(questionResource).where(gone);
  if (ids.length === 0) return;
  await tx
    .insert(questionResource)
    .values(ids.map((one) => ({ tenantId, questionId, number, resourceId: one })))
    .onConflictDoNothing();
}
