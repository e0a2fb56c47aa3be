import { errorCodes, type QuestionContent, type Version } from '@edu/shared-utility/contract';
import { inArray } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { question, resource } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { contentText, resourcesIn } from './content-text';
import { letterPairHashes } from './letter-pairs';
import { recordResources } from './record-resources';

export interface SavedQuestion {
  readonly id: string;
  readonly version: Version;
}

export interface QuestionMetadata {
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
    letterPairs: letterPairHashes(text),
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
