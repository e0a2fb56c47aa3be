import {
  errorCodes,
  type QuestionContent,
  type QuestionRevision,
  type QuestionUse,
  type RichTextFile,
} from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { questionRevision } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { iso } from '../courses/find-courses';
import type { FilesOf } from '../resources/text-files';
import { resourcesIn } from './content-text';
import { questionRow } from './read-question';

/** The released revisions of a question, newest first. */
export async function findRevisions(
  tx: TenantTx,
  caller: Caller,
  id: string,
): Promise<QuestionRevision[]> {
  await questionRow(tx, caller, id);
  const { rows } = await tx.execute<QuestionRevision & Record<string, unknown>>(sql`
    SELECT r.number, left(r.text, 200) AS text, ${iso('r.created_at')} AS "releasedAt",
      who.name AS "byName", (SELECT count(*)::int FROM paper_question p
        WHERE p.question_id = r.question_id AND p.revision = r.number) AS uses
    FROM question_revision r
    LEFT JOIN member who ON who.account_id = r.created_by AND who.tenant_id = r.tenant_id
    WHERE r.question_id = ${id}::uuid ORDER BY r.number DESC`);
  return rows;
}

export async function readRevision(
  tx: TenantTx,
  caller: Caller,
  { id, number }: { readonly id: string; readonly number: number },
  filesOf: FilesOf,
): Promise<{ content: QuestionContent; files: RichTextFile[] }> {
  const row = await questionRow(tx, caller, id);
  const [revision] = await tx
    .select({ content: questionRevision.content })
    .from(questionRevision)
    .where(and(eq(questionRevision.questionId, id), eq(questionRevision.number, number)));
  if (!revision) throw new BusinessError(errorCodes.notFound);
  const { content } = revision;
  return { content, files: await filesOf(tx, row, resourcesIn(content)) };
}

/** Papers with this question, in the caller's branches. */
export async function findUses(tx: TenantTx, caller: Caller, id: string): Promise<QuestionUse[]> {
  await questionRow(tx, caller, id);
  const { rows } = await tx.execute<QuestionUse & Record<string, unknown>>(sql`
    SELECT p.id AS "paperId", p.title, p.status, q.revision
    FROM paper_question q JOIN paper p ON p.id = q.paper_id
    WHERE q.question_id = ${id}::uuid ORDER BY p.updated_at DESC, p.id LIMIT 200`);
  return rows;
}
