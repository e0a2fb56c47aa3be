import type { ImportRow, Locale, PackageCheck } from '@edu/shared-utility/contract';
import type { Tx } from '../../../db/database';
import type { Caller } from '../../../http/caller';
import { phrase } from '../../../phrases';
import type { CheckedRows } from '../../sheets/import/faults-sheet';
import { contentText } from '../content-text';
import { typePhrases } from '../sheet/columns';
import { findSimilar } from '../similar';
import { problemsOf } from './import-items';
import type { ReadItem } from './package-item';

/** Maximum of rows of the preview: faulty items first, then good ones; and of good ones compared with the question bank. */
const [MAX_ROWS, MAX_COMPARED] = [200, 100];
/** Characters of a text in the preview. */
const MAX_TEXT_LENGTH = 200;

const columns = [
  ['file', 'qti.file'],
  ['type', 'sheet.questionType'],
  ['stem', 'sheet.stem'],
  ['similar', 'qti.similar'],
  ['category', 'sheet.category'],
  ['points', 'sheet.points'],
] as const;

interface CheckOptions {
  readonly caller: Caller;
  readonly locale: Locale;
  readonly mayAddFiles: boolean;
}

/** The most similar question of the bank, with its similarity in per cent. */
async function similarTo(tx: Tx, caller: Caller, { content }: ReadItem): Promise<string> {
  if (!content) return '';
  const [nearest] = await findSimilar(tx, caller, { text: contentText(content) });
  return nearest ? `${Math.round(nearest.similarity * 100)} %: ${nearest.text}` : '';
}

/** A dry run of an import: nothing is stored. */
export async function checkPackage(
  tx: Tx,
  items: readonly ReadItem[],
  { caller, locale, mayAddFiles }: CheckOptions,
): Promise<CheckedRows & Pick<PackageCheck, 'unknown'>> {
  const checkedItems = items.map((item, index) => ({
    item,
    row: index + 1,
    problems: problemsOf(item, mayAddFiles),
  }));
  const faultyItems = checkedItems.filter(({ problems }) => problems.length > 0);
  const importable = checkedItems.filter(({ problems }) => problems.length === 0);
  const listedCount = Math.min(MAX_COMPARED, Math.max(0, MAX_ROWS - faultyItems.length));
  const listedRows = [...faultyItems.slice(0, MAX_ROWS), ...importable.slice(0, listedCount)];
  const heading = (at: string): string => {
    const column = columns.find(([key]) => key === at) ?? columns[0];
    return phrase(locale, column[1]);
  };
  const asRow = (
    { item, row, problems }: (typeof checkedItems)[number],
    similar: string,
  ): ImportRow => {
    const { content, category, points, file, title, interaction } = item;
    return {
      row,
      cells: [
        file,
        content ? phrase(locale, typePhrases[content.type]) : (interaction ?? ''),
        content ? contentText(content).slice(0, MAX_TEXT_LENGTH) : title,
        similar,
        category.join(' / '),
        points.join('；'),
      ],
      problems: problems.map(({ at, phrase: key, values }) => ({
        column: heading(at),
        message: phrase(locale, key, values),
      })),
    };
  };
  const rows = [];
  for (const item of listedRows) rows.push(asRow(item, await similarTo(tx, caller, item.item)));
  return {
    total: items.length,
    good: importable.length,
    columns: columns.map(([, key]) => phrase(locale, key)),
    rows,
    faultyRows: faultyItems.map((item) => asRow(item, '')),
    unknown: items.flatMap(({ file, title, interaction }) =>
      interaction === null ? [] : [{ file, title, interaction }],
    ),
  };
}
