import { eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { question, questionRevision } from '../../db/schema';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import type { FilesOf } from '../resources/text-files';
import { addQuestion } from './add-question';
import { requireMove, usesOf } from './moves';
import { lockQuestion, type QuestionRow, questionRow, type VersionedId } from './read-question';
import { recordResources } from './record-resources';
import { writeQuestion } from './save-question';

const titleOf = ({ text }: QuestionRow) => ({ title: text.slice(0, 100) });

/** Releases the draft to papers; a withdrawn question without changes gets back its last revision. */
export async function releaseQuestion(
  tx: TenantTx,
  caller: Caller,
  target: VersionedId,
  filesOf: FilesOf,
): Promise<void> {
  const row = await lockQuestion(tx, caller, target, filesOf);
  requireMove('release', row, 0);
  const { id: questionId, tenantId, type, content, text } = row;
  const isNew = row.hasChanges || row.revision === null;
  const number = isNew ? (row.revision ?? 0) + 1 : row.revision;
  if (isNew && number !== null) {
    const createdBy = caller.accountId;
    await tx
      .insert(questionRevision)
      .values({ tenantId, questionId, number, type, content, text, createdBy });
    await recordResources(tx, row, number, content);
  }
  await writeQuestion(tx, questionId, { state: 'released', revision: number, hasChanges: false });
  const detail = { ...titleOf(row), number };
  await audit(tx, { ...auditContext(caller, questionId), action: 'question.released', detail });
}

/** Withdraws a question: no paper can add it any more; papers that have it keep it. */
export async function withdrawQuestion(
  tx: TenantTx,
  caller: Caller,
  target: VersionedId,
  filesOf: FilesOf,
): Promise<void> {
  const row = await lockQuestion(tx, caller, target, filesOf);
  requireMove('withdraw', row, 0);
  await writeQuestion(tx, row.id, { state: 'withdrawn' });
  const detail = titleOf(row);
  await audit(tx, { ...auditContext(caller, row.id), action: 'question.withdrawn', detail });
}

export async function deleteQuestion(
  tx: TenantTx,
  caller: Caller,
  target: VersionedId,
  filesOf: FilesOf,
): Promise<void> {
  const row = await lockQuestion(tx, caller, target, filesOf);
  requireMove('delete', row, await usesOf(tx, row.id));
  await tx.delete(question).where(eq(question.id, row.id));
  const detail = titleOf(row);
  await audit(tx, { ...auditContext(caller, row.id), action: 'question.deleted', detail });
}

/** Copies a question into a new draft of the caller's own. */
export async function copyQuestion(
  tx: TenantTx,
  caller: Caller,
  id: string,
): Promise<{ id: string }> {
  const row = await questionRow(tx, caller, id);
  requireMove('copy', row, 0);
  const { categoryId, points } = row;
  const metadata = { difficulty: row.difficulty as 1, categoryId, points };
  return { id: (await addQuestion(tx, caller, row.content, metadata, 'question.copied')).id };
}
