import type { QuestionContent, QuestionFilter } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { actorOf, type Caller } from '../../../http/caller';
import { audit } from '../../audit';
import { countRows } from '../../count-rows';
import { conditionsOf, type ExportCall, MAX_EXPORT, refuseTooMany } from '../../sheets/export-rows';
import { rowsWorkbook } from '../../sheets/rows-workbook';
import type { SheetFile } from '../../sheets/sheets';
import { matching } from '../find-questions';
import { type QuestionColumn, questionColumns } from './columns';
import { cellsOf, type ExportedQuestion } from './write-cells';

export type QuestionSelection = {
  readonly [K in keyof QuestionFilter]?: QuestionFilter[K] | undefined;
} & {
  readonly ids?: readonly string[] | undefined;
};

/** Condition for the chosen questions `q`, or for those that a list's filter finds. */
export const chosenQuestions = (
  caller: Caller,
  { ids, sort: _, ...filter }: QuestionSelection,
): SQL => {
  const condition = matching(actorOf(caller).organId, filter);
  return ids ? sql`${condition} AND q.id = ANY (${`{${ids.join(',')}}`}::uuid[])` : condition;
};

async function questionsFor(tx: Tx, where: SQL): Promise<ExportedQuestion[]> {
  refuseTooMany(await countRows(tx, sql`FROM question q WHERE ${where}`));
  const { rows } = await tx.execute<
    ExportedQuestion & { content: QuestionContent } & Record<string, unknown>
  >(sql`
    WITH RECURSIVE path AS (
      SELECT id, name FROM category WHERE parent_id IS NULL
      UNION ALL SELECT c.id, path.name || ' / ' || c.name
        FROM category c JOIN path ON c.parent_id = path.id)
    SELECT q.content, q.difficulty, q.points, coalesce(path.name, '') AS category
    FROM question q LEFT JOIN path ON path.id = q.category_id WHERE ${where}
    ORDER BY q.created_at, q.id LIMIT ${MAX_EXPORT}`);
  return rows;
}

/** Exports questions in the format of the template. Who exported how many is recorded in the audit trail. */
export async function exportQuestions(
  selection: QuestionSelection,
  { caller, locale, sheets, tx }: ExportCall,
): Promise<SheetFile> {
  const { tenantId, accountId } = caller;
  const rows = await tx(async (t) => {
    const questions = await questionsFor(t, chosenQuestions(caller, selection));
    const detail = { questions: questions.length, conditions: conditionsOf(selection) };
    await audit(t, { tenantId, accountId, action: 'question.exported', detail });
    return questions.map((match) => cellsOf(match, locale));
  });
  const columns: QuestionColumn[] = questionColumns.map(([key]) => key);
  return rowsWorkbook(sheets, locale, {
    title: 'sheet.questionsFile',
    columns: questionColumns,
    selectedColumns: columns,
    rows,
    cellOf: (row, column) => row[column] ?? '',
  });
}
