import { buffer } from 'node:stream/consumers';
import type { Locale } from '@edu/shared-utility/contract';
import { z } from 'zod';
import { fileParameters, partKeys } from '../../files/file-parts';
import type { FileStorage } from '../../files/storage';
import { fileJob } from '../../jobs/file-job';
import { phrase } from '../../phrases';
import { scoreCell } from '../exams/score-cells';
import { rowsWorkbook, timeFormatter } from '../sheets/rows-workbook';
import type { SheetEngine } from '../sheets/sheet-engine';
import { scoresOfPeople, trainScoreColumns } from './score-rows';

/** Job parameters: the exam, the time zone, and the storage keys of the parts. */
const scoresOrder = fileParameters.extend({ examId: z.string(), zone: z.string() });

/** Members per part. */
const CHUNK = 100;

type Cells = (string | number)[];

export const scoreKeys = (keyPrefix: string, total: number): string[] =>
  partKeys(keyPrefix, total, CHUNK);

/** The job that writes the scores of a training's members in parts. */
export const trainScores = (storage: FileStorage) =>
  fileJob({
    storage,
    chunk: CHUNK,
    order: scoresOrder,
    async make(db, people, _from, { order: { examId, zone }, organId, locale }) {
      const examScope = { examId, organId: organId ?? '' };
      const scores = await db.withSystem((tx) => scoresOfPeople(tx, examScope, people));
      const format = { locale, formatTime: timeFormatter(zone) };
      const cells: Cells[] = scores.map((row) =>
        trainScoreColumns.map(([key]) => scoreCell(row, key, format)),
      );
      return { bytes: Buffer.from(JSON.stringify(cells)), rowCount: scores.length };
    },
  });

/** The workbook of all parts, in the requested language. */
export async function* scoresWorkbook(
  { storage, sheets }: { readonly storage: FileStorage; readonly sheets: SheetEngine },
  keys: readonly string[],
  locale: Locale,
): AsyncGenerator<Uint8Array> {
  const rows: Cells[] = [];
  for (const key of keys) {
    rows.push(...JSON.parse((await buffer(await storage.read(key))).toString('utf8')));
  }
  const columns = trainScoreColumns.map(([key]) => key);
  const file = await rowsWorkbook(sheets, locale, {
    ...{ title: 'sheet.scoresFile', columns: trainScoreColumns, selectedColumns: columns, rows },
    cellOf: (row, column) => row[columns.indexOf(column)] ?? '',
  });
  yield file.content;
}

export const scoresName = (locale: Locale): string => `${phrase(locale, 'sheet.scoresFile')}.xlsx`;
