import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { TenantTx, Tx } from '../../db/database';
import * as fields from '../../http/fields';
import type { PhraseKey } from '../../phrases';
import type { GoodRow, ImportScope, SheetKind } from '../sheets/import/sheet-kind';
import { validateRows } from '../sheets/import/validate-rows';

/** A student is identified by either number; the name column is only for people who read the workbook. */
export const sheetColumns = [
  ['name', 'sheet.name'],
  ['phone', 'sheet.phone'],
  ['idNumber', 'sheet.idNumber'],
] as const satisfies readonly (readonly [string, PhraseKey])[];

const key = (phrase: PhraseKey): PhraseKey => phrase;

const person = z
  .object({
    name: fields.text(100),
    phone: fields.emptyAsNull(fields.mobile),
    idNumber: z.preprocess(
      (value) => (typeof value === 'string' ? value.toUpperCase() : value),
      fields.emptyAsNull(fields.idNumber),
    ),
  })
  .refine(({ phone, idNumber }) => Boolean(phone || idNumber), {
    path: ['phone'],
    message: key('train.number'),
  });

type Person = z.output<typeof person>;

interface MatchedRow extends Record<string, unknown> {
  row: number;
  memberId: string;
  isIn: boolean;
}

/** Matches rows to students in the transaction's branches. */
async function lookUp(
  tx: Tx,
  { organId }: ImportScope,
  trainId: string,
  rows: readonly GoodRow<Person>[],
): Promise<MatchedRow[]> {
  const json = JSON.stringify(
    rows.map(({ row, value: { phone, idNumber } }) => ({
      row,
      phone: phone || null,
      idNumber: idNumber || null,
    })),
  );
  const { rows: matches } = await tx.execute<MatchedRow>(sql`
    SELECT d.row, m.id AS "memberId", EXISTS (SELECT 1 FROM train_member tm
      WHERE tm.train_id = ${trainId}::uuid AND tm.member_id = m.id) AS "isIn"
    FROM jsonb_to_recordset(${json}::jsonb) AS d(row int, phone text, "idNumber" text)
    JOIN member m ON (d.phone IS NULL OR m.phone = d.phone)
      AND (d."idNumber" IS NULL OR m.id_number = d."idNumber")
    JOIN actor a ON a.member_id = m.id AND a.organ_id = ${organId}::uuid AND a.kind = 'student'
      AND a.status = 'active'`);
  return matches;
}

/** The workbook of people to add to a training. */
export const userSheet = (trainId: string): SheetKind<Person> => ({
  columns: sheetColumns,
  required: [],
  schema: person,
  unique: [
    { key: 'phone', takenPhrase: 'train.isIn', findInUse: async () => new Set() },
    { key: 'idNumber', takenPhrase: 'train.isIn', findInUse: async () => new Set() },
  ],
  faultsFor: async (tx, scope, rows) => {
    const matchByRow = new Map(
      (await lookUp(tx, scope, trainId, rows)).map((item) => [item.row, item]),
    );
    return rows.flatMap(({ row, value }) => {
      const matchedRow = matchByRow.get(row);
      const field = value.phone ? 'phone' : 'idNumber';
      if (!matchedRow) return [{ row, key: field, message: key('train.noStudent') }];
      return matchedRow.isIn ? [{ row, key: field, message: key('train.isIn') }] : [];
    });
  },
  store: async () => new Set(),
});

/** The students among the rows who are not in the training yet. */
export async function newPeople(
  tx: TenantTx,
  trainId: string,
  rows: readonly (readonly string[])[],
  scope: ImportScope,
): Promise<string[]> {
  const { good } = await validateRows(userSheet(trainId), tx, rows, 2, scope);
  const matches = await lookUp(tx, scope, trainId, good);
  return [...new Set(matches.map(({ memberId }) => memberId))];
}
