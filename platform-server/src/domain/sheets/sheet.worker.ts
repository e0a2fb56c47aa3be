import { parentPort, workerData } from 'node:worker_threads';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import type { SheetAnswer, SheetColumn, SheetJob, SheetNotes, SheetRow } from './sheet-engine';
import { requireSafeArchive } from './unpacked-size';

/** Entry of the worker thread that writes and reads workbooks. */
const LAST_ROW = 10_001;

const letter = (index: number): string => String.fromCharCode(65 + index);

/** Notes may be long, so their cells wrap. */
const asNotes = ({ name, rows }: SheetNotes) => ({
  name,
  columns: (rows[0] ?? []).map((_, index) => ({ width: index === 0 ? 14 : index === 1 ? 60 : 32 })),
  rows: rows.map((cells) => [...cells]),
  freezePane: { rows: 1, columns: 1 },
});

async function template(
  name: string,
  columns: readonly SheetColumn[],
  rows: readonly SheetRow[],
  notes: SheetNotes | null,
): Promise<SheetAnswer> {
  const file = await writeXlsx({
    sheets: [
      {
        name,
        columns: columns.map(({ key, heading }) => ({ key, header: heading, width: 22 })),
        data: rows.map((row) =>
          Object.fromEntries(columns.map(({ key }, i) => [key, row[i] ?? ''])),
        ),
        freezePane: { rows: 1 },
        dataValidations: columns.flatMap(({ choices }, i) =>
          choices
            ? [
                {
                  type: 'list' as const,
                  values: [...choices],
                  range: `${letter(i)}2:${letter(i)}${LAST_ROW}`,
                  allowBlank: true,
                },
              ]
            : [],
        ),
      },
      ...(notes ? [asNotes(notes)] : []),
    ],
  });
  return { kind: 'template', file: new Uint8Array(file) };
}

const asText = (cell: unknown): string =>
  cell === null || cell === undefined
    ? ''
    : cell instanceof Date
      ? cell.toISOString().slice(0, 10)
      : String(cell).trim();

async function read(
  file: Uint8Array,
  maxRows: number,
  formulas: 'values' | 'texts',
): Promise<SheetAnswer> {
  requireSafeArchive(file);
  const { sheets } = await readXlsx(file, { sheets: [0], maxRows });
  const [sheet] = sheets;
  const rows = (sheet?.rows ?? []).slice(0, maxRows).map((row) => row.map(asText));
  for (const [position, { formula }] of formulas === 'texts' ? (sheet?.cells ?? []) : []) {
    const [row, column] = position.split(',').map(Number);
    const cells = rows[row ?? -1];
    if (formula !== undefined && cells && column !== undefined) cells[column] = `=${formula}`;
  }
  return { kind: 'rows', rows };
}

async function runJob(job: SheetJob): Promise<void> {
  const answer: SheetAnswer = await (job.kind === 'template'
    ? template(job.name, job.columns, job.rows, job.notes)
    : read(job.file, job.maxRows, job.formulas)
  ).catch(() => ({ kind: 'failed' }) as const);
  parentPort?.postMessage(answer);
}

void runJob(workerData as SheetJob);
