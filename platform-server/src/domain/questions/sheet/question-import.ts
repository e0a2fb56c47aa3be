import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { auditLog, category, question } from '../../../db/schema';
import type { JobContext } from '../../../jobs/kinds';
import { asKey, type Names, namesOf } from '../../sheets/import/names-to-ids';
import { type ImportOrder, rowImport } from '../../sheets/import/row-import';
import type { GoodRow, ImportScope, RowNote, SheetKind } from '../../sheets/import/sheet-kind';
import { contentText } from '../content-text';
import { storeDrafts } from '../store-drafts';
import { questionColumns } from './columns';
import { questionRow, type SheetQuestion } from './read-cells';

/** Job parameters, with the default category of rows that name none. */
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

/** Stores drafts in the branch of the person who imports them. */
async function store(
  tx: Tx,
  rows: readonly GoodRow<SheetQuestion>[],
  jobContext: JobContext,
): Promise<Set<number>> {
  if (!jobContext.organId) return new Set();
  const { categoryId = null } = jobContext.order as QuestionOrder;
  const names = await categoryNames(tx, jobContext.organId);
  const drafts = rows.map(
    ({ row, value: { content, difficulty, points, category: name, branchId } }) => ({
      ...{ row, content, difficulty, points, branchId },
      categoryId: name ? (names.get(asKey(name)) ?? null) : categoryId,
    }),
  );
  await storeDrafts(tx, drafts, jobContext);
  return new Set(rows.map(({ row }) => row));
}

/** Rows whose text equals an earlier row's, or that of an existing question of the organisation. */
async function findRepeated(
  tx: Tx,
  { organId }: ImportScope,
  rows: readonly GoodRow<SheetQuestion>[],
) {
  const rowTexts = rows.map(({ row, value }) => ({ row, text: contentText(value.content) }));
  const texts = [...new Set(rowTexts.map(({ text }) => text))];
  const storedTexts = await tx
    .selectDistinct({ text: question.text })
    .from(question)
    .where(and(eq(question.organId, organId), inArray(question.text, texts)));
  const existingTexts = new Set(storedTexts.map(({ text }) => text));
  const first = new Map<string, number>();
  return rowTexts.flatMap(({ row, text }): RowNote[] => {
    const at = { row, key: 'stem' };
    const firstRow = first.get(text);
    if (firstRow !== undefined)
      return [{ ...at, message: 'question.sameRow', values: { row: firstRow } }];
    first.set(text, row);
    return existingTexts.has(text) ? [{ ...at, message: 'question.sameInBank' }] : [];
  });
}

export const questionSheet: SheetKind<SheetQuestion> = {
  columns: questionColumns,
  required: ['type', 'stem', 'answer'],
  schema: questionRow,
  unique: [],
  async faultsFor(tx, { organId }, rows) {
    const names = await categoryNames(tx, organId);
    return rows.flatMap(({ row, value }) => {
      const id = value.category ? names.get(asKey(value.category)) : '';
      if (id !== null && id !== undefined) return [];
      const message = id === null ? 'question.categories' : 'question.category';
      return [{ row, key: 'category', message }] as const;
    });
  },
  hintsFor: findRepeated,
  store,
};

export const questionImport = rowImport(questionSheet, [question, auditLog]);
