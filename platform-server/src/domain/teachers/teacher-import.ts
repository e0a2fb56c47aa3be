import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../db/database';
import { auditLog, teacher } from '../../db/schema';
import type { JobContext } from '../../jobs/kinds';
import { auditEach } from '../audit';
import { teacherImportColumns } from '../sheets/columns';
import { rowImport } from '../sheets/import/row-import';
import type { GoodRow, ImportScope, SheetKind } from '../sheets/import/sheet-kind';
import { described } from './teacher-fields';

const asList = (cell: unknown): unknown =>
  typeof cell === 'string'
    ? cell
        .split(/[、,，;；/]/)
        .map((part) => part.trim())
        .filter((value) => value !== '')
    : cell;

/** Parses common notations of a date: 2024/3/1, 2024.03.01, 2024年3月1日. */
function asDay(cell: unknown): unknown {
  const match =
    typeof cell === 'string' ? /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(cell) : null;
  if (!match) return cell;
  const [, year, month = '', day = ''] = match;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const row = z.object({
  ...described,
  subjects: z.preprocess(asList, described.subjects),
  joinedOn: z.preprocess(asDay, described.joinedOn),
});

type Row = z.output<typeof row>;

/** Inserts teachers, without those whose number was taken by another transaction meanwhile. */
async function store(
  tx: Tx,
  rows: readonly GoodRow<Row>[],
  { tenantId, organId, accountId, ip }: JobContext,
): Promise<Set<number>> {
  if (organId === null) return new Set();
  const newRows = rows.map(({ row: number, value }) => ({
    number,
    id: crypto.randomUUID(),
    value,
  }));
  const values = newRows.map(({ id, value }) => ({
    ...value,
    id,
    tenantId,
    organId,
    createdBy: accountId,
  }));
  const added = await tx
    .insert(teacher)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: teacher.id });
  const ids = new Set(added.map(({ id }) => id));
  const stored = newRows.filter(({ id }) => ids.has(id));
  await auditEach(
    tx,
    stored.map(({ id, value: { departmentId, branchId } }) => ({
      tenantId,
      accountId,
      ip,
      organIds: [organId],
      action: 'teacher.added',
      target: id,
      detail: { imported: true, departmentId, branchId },
    })),
  );
  return new Set(stored.map(({ number }) => number));
}

/** Those of the values that a teacher of the organisation has, in any branch. */
const valuesInUse =
  (column: 'phone' | 'staff_number') =>
  async (tx: Tx, { organId }: ImportScope, texts: readonly string[]): Promise<Set<string>> => {
    const { rows } = await tx.execute<{ text: string }>(sql`
      SELECT ${sql.identifier(column)} AS text FROM teacher WHERE organ_id = ${organId}::uuid
        AND ${sql.identifier(column)} IN (SELECT jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`);
    return new Set(rows.map(({ text }) => text));
  };

export const teacherSheet: SheetKind<Row> = {
  columns: teacherImportColumns,
  required: ['name', 'phone'],
  schema: row,
  unique: [
    { key: 'phone', takenPhrase: 'field.phoneTaken', findInUse: valuesInUse('phone') },
    {
      key: 'staffNumber',
      takenPhrase: 'field.staffNumberTaken',
      findInUse: valuesInUse('staff_number'),
    },
  ],
  store,
};

export const teacherImport = rowImport(teacherSheet, [teacher, auditLog]);
