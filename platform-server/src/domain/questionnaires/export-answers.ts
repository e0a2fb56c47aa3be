import type { FormQuestion, FormValue, SingleAnswer } from '@edu/shared-utility/contract';
import { phrase } from '../../phrases';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { type ExportCall, MAX_EXPORT, refuseTooMany } from '../sheets/export-rows';
import { timeFormatter } from '../sheets/rows-workbook';
import { plainCell, type SheetFile } from '../sheets/sheets';
import { answersOf } from './find-answers';
import { questionnaireRow } from './read-questionnaire';
import { questionsOf, type Span } from './results';

/** A column of the workbook: a question or, of a matrix, one of its rows. */
interface AnswerColumn {
  readonly heading: string;
  cellOf(answer: SingleAnswer): string | number;
}

const valueIn = ({ values }: SingleAnswer, id: string): FormValue | undefined =>
  Object.hasOwn(values, id) ? values[id] : undefined;

function textOf({ kind, options }: FormQuestion, value: FormValue | undefined): string | number {
  const optionText = (id: string): string => options.find((option) => option.id === id)?.text ?? id;
  if (value === undefined) return '';
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map(optionText).join('; ');
  if (typeof value === 'string') return kind === 'single' ? optionText(value) : value;
  return '';
}

function columnsOf(question: FormQuestion, at: number): AnswerColumn[] {
  const title = `${at + 1}. ${question.title}`;
  if (question.kind !== 'matrix') {
    const cellOf = (answer: SingleAnswer) => textOf(question, valueIn(answer, question.id));
    return [{ heading: title, cellOf }];
  }
  return question.rows.map(({ id, text }) => ({
    heading: `${title} – ${text}`,
    cellOf: (answer) => {
      const value = valueIn(answer, question.id);
      if (typeof value !== 'object' || Array.isArray(value)) return '';
      const column = value[id];
      return question.options.find((option) => option.id === column)?.text ?? '';
    },
  }));
}

/** All answers, one row each, with cells that spreadsheets do not read as formulas. The export is audited. */
export async function exportAnswers(
  { caller, locale, zone, sheets, tx }: ExportCall,
  { id, ...span }: Span & { readonly id: string },
): Promise<SheetFile> {
  const { row, list } = await tx(async (t) => {
    const row = await questionnaireRow(t, caller, id);
    const page = await answersOf(t, row, { ...span, pageNum: 1, pageSize: MAX_EXPORT });
    refuseTooMany(page.total);
    const detail = { title: row.title, answers: page.list.length };
    await audit(t, { ...auditContext(caller, id), action: 'questionnaire.exported', detail });
    return { row, list: page.list };
  });
  const formatTime = timeFormatter(zone);
  const columns: AnswerColumn[] = [
    {
      heading: phrase(locale, 'sheet.answeredAt'),
      cellOf: ({ answeredAt }) => formatTime(answeredAt),
    },
    ...(row.anonymous
      ? []
      : [
          {
            heading: phrase(locale, 'sheet.student'),
            cellOf: ({ personName }: SingleAnswer) => personName ?? '',
          },
        ]),
    { heading: phrase(locale, 'sheet.seconds'), cellOf: ({ seconds }) => seconds ?? '' },
    ...questionsOf(row).flatMap(columnsOf),
  ];
  const cell = (value: string | number) => (typeof value === 'string' ? plainCell(value) : value);
  const content = await sheets.template(
    phrase(locale, 'sheet.answersFile'),
    columns.map(({ heading }, index) => ({ key: `c${index}`, heading: plainCell(heading) })),
    list.map((answer) => columns.map(({ cellOf }) => cell(cellOf(answer)))),
  );
  return { name: `${row.title.replace(/[\\/:*?"<>|]/g, ' ')}.xlsx`, content };
}
