import { isDeepStrictEqual } from 'node:util';
import { errorCodes, type QuestionContent } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { question } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { requireCategory } from '../categories/has-category';
import { checkTextFiles, type FilesOf } from '../resources/text-files';
import { nextVersion } from '../versions';
import {
  addQuestion,
  contentColumns,
  type QuestionMetadata,
  type SavedQuestion,
} from './add-question';
import { checkContent } from './content';
import { resourcesIn } from './content-text';
import { requireMove } from './moves';
import type { QuestionSaveInput } from './question-fields';
import { lockQuestion, type QuestionRow } from './read-question';
import { recordResources } from './record-resources';

/** Updates some columns and returns the new version. */
export async function writeQuestion(
  tx: Tx,
  id: string,
  set: Partial<typeof question.$inferInsert>,
): Promise<SavedQuestion> {
  const [saved] = await tx
    .update(question)
    .set({ ...set, updatedAt: new Date(), version: nextVersion(question.version) })
    .where(eq(question.id, id))
    .returning({ id: question.id, version: question.version });
  if (!saved) throw new BusinessError(errorCodes.notFound);
  return saved;
}

const metadataOf = ({ difficulty, categoryId, points }: QuestionRow): QuestionMetadata => ({
  difficulty: difficulty as 1,
  categoryId,
  points,
});

/** Stores new content; the former content stays in the revisions. */
async function changedContent(
  tx: TenantTx,
  caller: Caller,
  row: QuestionRow,
  content: QuestionContent | undefined,
) {
  if (!content || isDeepStrictEqual(content, row.content)) return null;
  checkContent(content);
  await checkTextFiles(tx, caller, 'content', resourcesIn(content), resourcesIn(row.content));
  await recordResources(tx, row, 0, content);
  return { ...(await contentColumns(tx, content)), hasChanges: true };
}

/** Adds a question, or changes the sent fields of one; papers keep the released revision. */
export async function saveQuestion(
  tx: TenantTx,
  caller: Caller,
  { id, version, content, ...metadata }: QuestionSaveInput,
  filesOf: FilesOf,
): Promise<SavedQuestion> {
  if (id === undefined) {
    if (!content) throw new FieldError('content', 'question.stem');
    checkContent(content);
    await requireCategory(tx, caller, metadata.categoryId, 'question');
    await checkTextFiles(tx, caller, 'content', resourcesIn(content));
    return addQuestion(tx, caller, content, metadata);
  }
  const row = await lockQuestion(tx, caller, { id, version }, filesOf);
  requireMove('edit', row, 0);
  if (metadata.categoryId !== row.categoryId)
    await requireCategory(tx, caller, metadata.categoryId, 'question');
  const values = await changedContent(tx, caller, row, content);
  const changedMetadata = changesOf<QuestionMetadata>(metadataOf(row), metadata);
  if (!values && changedMetadata.length === 0) return { id, version: row.version };
  const set = Object.fromEntries(
    Object.entries(metadata).filter(([, value]) => value !== undefined),
  );
  const saved = await writeQuestion(tx, id, { ...set, ...values });
  const changes = [...(values ? [{ field: 'content' }] : []), ...changedMetadata];
  await audit(tx, { ...auditContext(caller, id), action: 'question.changed', changes });
  return saved;
}
