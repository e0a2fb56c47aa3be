import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { auditLog, category, question } from '../../../db/schema';
import type { JobContext } from '../../../jobs/kinds';
import { auditEach } from '../../audit';
import { asKey, type Names, namesOf } from '../../sheets/import/names';
import { type ImportOrder, rowImport } from '../../sheets/import/row-import';
import type { GoodRow, SheetKind } from '../../sheets/import/sheet-kind';
import { wordsOf } from '../content';
import { pairsOf } from '../pairs';
import { questionColumns } from './columns';
import { questionRow, type SheetQuestion } from './read-cells';

/** Rows of one statement. */
const TOGETHER = 100;

/** What it is told besides: where those go that name no category. */
export type QuestionOrder = ImportOrder & { readonly categoryId?: string | null };

/** The organisation's categories of questions by name and path. */
async function categoryNames(tx: Tx, organId: string): Promise<Names> {
  const { id, parentId, name } = category;
  const rows = await tx
    .select({ id, parentId, name })
    .from(category)
    .where(and(eq(category.organId, organId), eq(category.type, 'question')));
  return namesOf(rows);
}

/** Stores drafts in the branch of whoever brought the workbook. */
async function store(
  tx: Tx,
  rows: readonly GoodRow<SheetQuestion>[],
  { tenantId, organId, accountId, ip, order }: JobContext,
): Promise<Set<number>> {
  if (!organId) return new Set();
  const { categoryId = null } = order as QuestionOrder;
  const names = await categoryNames(tx, organId);
  const now = Date.now();
  const made = rows.map(({ value, row }) => {
    const { content, difficulty, points, category: name, branchId } = value;
    const text = wordsOf(content);
    return {
      ...{ id: crypto.randomUUID(), tenantId, organId, branchId, createdBy: accountId },
      ...{ content, text, difficulty, points, type: content.type, pairs: pairsOf(text) },
      // a list shows them in the workbook's order
      createdAt: new Date(now + row),
      categoryId: name ? (names.get(asKey(name)) ?? null) : categoryId,
    };
  });
  for (let from = 0; from < made.length; from += TOGETHER) {
    await tx.insert(question).values(made.slice(from, from + TOGETHER));
  }
  await auditEach(
    tx,
    made.map(({ id, text, branchId }) => ({
      ...{ tenantId, accountId, ip, organIds: [organId], target: id },
      action: 'question.added',
      detail: { imported: true, title: text.slice(0, 100), branchId },
    })),
  );
  return new Set(rows.map(({ row }) => row));
}

export const questionSheet: SheetKind<SheetQuestion> = {
  columns: questionColumns,
  required: ['type', 'stem', 'answer'],
  schema: questionRow,
  unique: [],
  async refused(tx, { organId }, rows) {
    const names = await categoryNames(tx, organId);
    return rows.flatMap(({ row, value }) => {
      const id = value.category ? names.get(asKey(value.category)) : '';
      if (id !== null && id !== undefined) return [];
      const message = id === null ? 'question.categories' : 'question.category';
      return [{ row, key: 'category', message }] as const;
    });
  },
  store,
};

export const questionImport = rowImport(questionSheet, [question, auditLog]);
