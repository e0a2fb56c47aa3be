import { buffer } from 'node:stream/consumers';
import type { Locale } from '@edu/shared-utility/contract';
import type { Database } from '../../db/database';
import { partKeys } from '../../files/joined-parts';
import type { FileStorage } from '../../files/storage';
import type { JobContext, JobKind } from '../../jobs/kinds';
import { phrase } from '../../phrases';
import { scoreCell } from '../exams/score-cells';
import { clockIn, rowsWorkbook } from '../sheets/export-rows';
import type { SheetEngine } from '../sheets/sheet-engine';
import { scoresOfPeople, trainScoreColumns } from './score-rows';

/** Which exam, by whose clocks, and under which name the parts lie. */
export interface ScoresOrder {
  readonly parts: string;
  readonly examId: string;
  readonly zone: string;
}

/** People of one part. */
const CHUNK = 100;
/** The heading stands above the first row. */
const FIRST_ROW = 2;

type Cells = (string | number)[];

export const scoreKeys = (parts: string, total: number): string[] => partKeys(parts, total, CHUNK);

/** Scores of a training's people as parts of a workbook, each written before its rows count as done. */
export function trainScores(storage: FileStorage): JobKind<number> {
  async function before(
    db: Database,
    rows: readonly (readonly string[])[],
    first: number,
    { order, organId, locale }: JobContext,
  ): Promise<number> {
    const { parts, examId, zone } = order as ScoresOrder;
    const people = rows.flatMap(([id]) => (id ? [id] : []));
    const scores = await db.withSystem((tx) =>
      scoresOfPeople(tx, { examId, organId: organId ?? '' }, people),
    );
    const terms = { locale, clock: clockIn(zone) };
    const cells: Cells[] = scores.map((row) =>
      trainScoreColumns.map(([key]) => scoreCell(row, key, terms)),
    );
    await storage.write(`${parts}.${first - FIRST_ROW}`, Buffer.from(JSON.stringify(cells)));
    return scores.length;
  }
  return {
    chunk: CHUNK,
    fills: [],
    before,
    run: async (_, rows, __, ___, found) => ({
      imported: found,
      failed: rows.length - found,
      problems: [],
    }),
  };
}

/** The workbook of all parts, in the language in which it was asked for. */
export async function* scoresWorkbook(
  { storage, sheets }: { readonly storage: FileStorage; readonly sheets: SheetEngine },
  keys: readonly string[],
  locale: Locale,
): AsyncGenerator<Uint8Array> {
  const rows: Cells[] = [];
  for (const key of keys) {
    rows.push(...JSON.parse((await buffer(await storage.read(key))).toString('utf8')));
  }
  const wanted = trainScoreColumns.map(([key]) => key);
  const file = await rowsWorkbook(sheets, locale, {
    ...{ title: 'sheet.scoresFile', columns: trainScoreColumns, wanted, rows },
    cellOf: (row, column) => row[wanted.indexOf(column)] ?? '',
  });
  yield file.content;
}

export const scoresName = (locale: Locale): string => `${phrase(locale, 'sheet.scoresFile')}.xlsx`;
