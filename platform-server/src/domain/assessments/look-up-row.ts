import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../db/database';
import * as fields from '../../http/fields';
import { locales, type PhraseKey, phrase } from '../../phrases';
import type { GoodRow, ImportScope } from '../sheets/import/sheet-kind';
import { level, levels, skill } from './assessment-fields';

export const key = (item: PhraseKey): PhraseKey => item;

/** The number of a level, from its name in any language or from the number itself. */
function levelOf(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  const needle = text.trim().toLowerCase();
  const match = levels.find(
    (item) =>
      String(item) === needle ||
      locales.some(
        (locale) => phrase(locale, `assessment.levels.${item}`).toLowerCase() === needle,
      ),
  );
  return match ?? text;
}

export const registration = z
  .object({
    name: fields.text(100),
    phone: fields.emptyAsNull(fields.mobile),
    idNumber: z.preprocess(
      (value) => (typeof value === 'string' ? value.toUpperCase() : value),
      fields.emptyAsNull(fields.idNumber),
    ),
    skill,
    level: z.preprocess(levelOf, level),
  })
  .refine(({ phone, idNumber }) => Boolean(phone || idNumber), {
    path: ['phone'],
    message: key('train.number'),
  });

export type Registration = z.output<typeof registration>;

interface MatchedRow extends Record<string, unknown> {
  row: number;
  memberId: string;
  isWaiting: boolean;
}

const rowsOf = (rows: readonly GoodRow<Registration>[]): string =>
  JSON.stringify(
    rows.map(({ row, value: { phone, idNumber, skill: name, level: levelName } }) => ({
      ...{ row, skill: name, level: levelName, phone: phone || null, idNumber: idNumber || null },
    })),
  );

/** Matches rows to students in the caller's branches, and marks those already waiting for the same assessment. */
export async function lookUp(
  tx: Tx,
  { organId, branches }: Pick<ImportScope, 'organId' | 'branches'>,
  rows: readonly GoodRow<Registration>[],
): Promise<MatchedRow[]> {
  const reached = branches && sql`${`{${branches.join(',')}}`}::uuid[]`;
  const { rows: matches } = await tx.execute<MatchedRow>(sql`
    SELECT d.row, m.id AS "memberId", EXISTS (SELECT 1 FROM assessment s
      WHERE s.member_id = m.id AND s.organ_id = a.organ_id AND s.skill = d.skill
        AND s.level = d.level AND s.state IN ('registered', 'appointed')) AS "isWaiting"
    FROM jsonb_to_recordset(${rowsOf(rows)}::jsonb)
      AS d(row int, phone text, "idNumber" text, skill text, level int)
    JOIN member m ON (d.phone IS NULL OR m.phone = d.phone)
      AND (d."idNumber" IS NULL OR m.id_number = d."idNumber")
    JOIN actor a ON a.member_id = m.id AND a.organ_id = ${organId}::uuid AND a.kind = 'student'
      AND a.status = 'active' AND ${reached ? sql`a.branch_id = ANY (${reached})` : sql`true`}`);
  return matches;
}
