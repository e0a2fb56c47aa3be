import { isDeepStrictEqual } from 'node:util';
import { errorCodes, type QuestionContent, type Version } from '@edu/shared-utility/contract';
import { eq, inArray } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { question, resource } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { requireCategory } from '../categories/has-category';
import { checkTextFiles, type FilesOf } from '../resources/text-files';
import { nextVersion } from '../versions';
import { checkContent, contentText, resourcesIn } from './content';
import { letterPairHashes } from './letter-pairs';
import { requireMove } from './moves';
import { recordResources } from './note-resources';
import type { QuestionSaveInput } from './question-fields';
import { lockQuestion, type QuestionRow } from './read-question';

export interface SavedQuestion {
  readonly id: string;
  readonly version: Version;
}

interface QuestionMetadata {
  readonly difficulty?: 1 | 2 | 3 | 4 | 5 | undefined;
  readonly categoryId?: string | null | undefined;
  readonly points?: string[] | undefined;
}

/** The columns derived from the content, for lists, the search and the similarity check. */
export async function contentColumns(tx: Tx, content: QuestionContent) {
  const ids = resourcesIn(content);
  const kinds =
    ids.length === 0
      ? []
      : await tx.select({ kind: resource.kind }).from(resource).where(inArray(resource.id, ids));
  const text = contentText(content);
  return {
    type: content.type,
    content,
    text,
    pairs: letterPairHashes(text),
    hasPicture: kinds.some(({ kind }) => kind === 'image'),
    hasAudio: kinds.some(({ kind }) => kind === 'audio'),
  };
}

/** Adds a draft of the caller's own. */
export async function addQuestion(
  tx: TenantTx,
  caller: Caller,
  content: QuestionContent,
  { difficulty = 3, categoryId = null, points = [] }: QuestionMetadata,
  action: 'question.added' | 'question.copied' = 'question.added',
): Promise<SavedQuestion> {
  const { tenantId, accountId, homeBranchId: branchId } = caller;
  const columns = await contentColumns(tx, content);
  const [inserted] = await tx
    .insert(question)
    .values({
      ...columns,
      ...{ tenantId, branchId, difficulty, categoryId, points },
      organId: actorOf(caller).organId,
      createdBy: accountId,
    })
    .returning({ id: question.id, version: question.version });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  await recordResources(tx, { id: inserted.id, tenantId }, 0, content);
  const detail = { title: columns.text.slice(0, 100), branchId };
  await audit(tx, { ...auditContext(caller, inserted.id), action, detail });
  return inserted;
}

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
