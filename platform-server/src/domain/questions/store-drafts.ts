import type { QuestionContent } from '@edu/shared-utility/contract';
import type { Tx } from '../../db/database';
import { question } from '../../db/schema';
import type { JobContext } from '../../jobs/kinds';
import { auditEach } from '../audit';
import { contentText } from './content-text';
import { letterPairHashes } from './letter-pairs';

/** Rows per INSERT statement. */
const ROWS_PER_INSERT = 100;

export interface NewDraft {
  /** Row number in the file, which is the order of the list. */
  readonly row: number;
  readonly content: QuestionContent;
  readonly difficulty: number;
  readonly points: string[];
  readonly categoryId: string | null;
  readonly branchId: string | null;
  readonly hasPicture?: boolean;
  readonly hasAudio?: boolean;
}

/**
 * Inserts questions imported from a file.
 *
 * @returns their ids
 */
export async function storeDrafts(
  tx: Tx,
  drafts: readonly NewDraft[],
  { tenantId, organId, accountId, ip }: JobContext,
): Promise<string[]> {
  if (!organId) return [];
  const now = Date.now();
  const rows = drafts.map(({ row, content, ...metadata }) => {
    const text = contentText(content);
    return {
      ...{ id: crypto.randomUUID(), tenantId, organId, createdBy: accountId },
      ...{ ...metadata, content, text, type: content.type, letterPairs: letterPairHashes(text) },
      createdAt: new Date(now + row),
    };
  });
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    await tx.insert(question).values(rows.slice(from, from + ROWS_PER_INSERT));
  }
  await auditEach(
    tx,
    rows.map(({ id, text, branchId }) => ({
      ...{ tenantId, accountId, ip, organIds: [organId], target: id },
      action: 'question.added',
      detail: { imported: true, title: text.slice(0, 100), branchId },
    })),
  );
  return rows.map(({ id }) => id);
}
