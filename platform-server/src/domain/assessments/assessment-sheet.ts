import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { assessment, auditLog } from '../../db/schema';
import type { JobContext } from '../../jobs/kinds';
import type { PhraseKey } from '../../phrases';
import { auditEach } from '../audit';
import { rowImport } from '../sheets/import/row-import';
import type { GoodRow, ImportScope, SheetKind } from '../sheets/import/sheet-kind';
import { key, lookUp, type Registration, registration } from './look-up-row';

/** A student is identified by either number; the name column is only for people who read the workbook. */
export const sheetColumns = [
  ['name', 'sheet.name'],
  ['phone', 'sheet.phone'],
  ['idNumber', 'sheet.idNumber'],
  ['skill', 'sheet.skill'],
  ['level', 'sheet.level'],
] as const satisfies readonly (readonly [string, PhraseKey])[];

async function store(
  tx: Tx,
  rows: readonly GoodRow<Registration>[],
  { tenantId, organId, accountId, ip, order }: JobContext,
): Promise<Set<number>> {
  const { branches } = order as Pick<ImportScope, 'branches'>;
  const matches = await lookUp(tx, { organId: organId ?? '', branches }, rows);
  const byRow = new Map(matches.map((match) => [match.row, match]));
  const values = rows.flatMap(({ row, value }) => {
    const matchedRow = byRow.get(row);
    return matchedRow
      ? [{ row, memberId: matchedRow.memberId, skill: value.skill, level: value.level }]
      : [];
  });
  const { rows: added } = await tx.execute<{
    id: string;
    memberId: string;
    skill: string;
    level: number;
    name: string;
  }>(sql`
    INSERT INTO assessment (tenant_id, organ_id, branch_id, member_id, name, skill, level, created_by)
    SELECT ${tenantId}::uuid, a.organ_id, a.branch_id, m.id, m.name, d.skill, d.level, ${accountId}::uuid
    FROM jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      AS d("memberId" uuid, skill text, level int)
    JOIN member m ON m.id = d."memberId"
    JOIN actor a ON a.member_id = m.id AND a.organ_id = ${organId}::uuid AND a.kind = 'student'
    ON CONFLICT DO NOTHING
    RETURNING id, member_id AS "memberId", skill, level, name`);
  await auditEach(
    tx,
    added.map(({ id, name, skill: skillId, level: at }) => ({
      ...{ tenantId, accountId, ip, organIds: organId ? [organId] : [], target: id },
      action: 'assessment.added',
      detail: { name, skill: skillId, level: at, imported: true },
    })),
  );
  const keys = added.map((item) => `${item.memberId} ${item.level} ${item.skill}`);
  const remainingKeys = new Set(keys);
  return new Set(
    values.flatMap(({ row, memberId, skill: skillId, level: at }) =>
      remainingKeys.delete(`${memberId} ${at} ${skillId}`) ? [row] : [],
    ),
  );
}

/** A workbook of people who are to be assessed. */
export const assessmentSheet: SheetKind<Registration> = {
  columns: sheetColumns,
  required: ['skill', 'level'],
  schema: registration,
  unique: [],
  faultsFor: async (tx, scope, rows) => {
    const matchByRow = new Map((await lookUp(tx, scope, rows)).map((item) => [item.row, item]));
    const seenPeople = new Set<string>();
    return rows.flatMap(({ row, value }) => {
      const matchedRow = matchByRow.get(row);
      const field = value.phone ? 'phone' : 'idNumber';
      if (!matchedRow) return [{ row, key: field, message: key('train.noStudent') }];
      const registrationKey = `${matchedRow.memberId} ${value.level} ${value.skill}`;
      const isDuplicate = seenPeople.has(registrationKey);
      seenPeople.add(registrationKey);
      return matchedRow.isWaiting || isDuplicate
        ? [{ row, key: 'skill', message: key('assessment.waits') }]
        : [];
    });
  },
  store,
};

export const assessmentImport = rowImport(assessmentSheet, [assessment, auditLog]);
