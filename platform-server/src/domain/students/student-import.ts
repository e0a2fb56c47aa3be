import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../db/database';
import { actor, auditLog, member } from '../../db/schema';
import * as fields from '../../http/fields';
import type { JobContext } from '../../jobs/kinds';
import { auditEach } from '../audit';
import { importColumns } from '../sheets/columns';
import { rowImport } from '../sheets/import/row-import';
import type { GoodRow, SheetKind } from '../sheets/import/sheet-kind';

const person = z.object({
  name: fields.personName,
  phone: fields.mobile,
  email: fields.emptyAsNull(fields.email),
  idNumber: z.preprocess(
    (value) => (typeof value === 'string' ? value.toUpperCase() : value),
    fields.emptyAsNull(fields.idNumber),
  ),
});

type Person = z.output<typeof person>;

/** Inserts students, without those whose number was taken by another transaction meanwhile. */
async function store(
  tx: Tx,
  rows: readonly GoodRow<Person>[],
  { tenantId, organId, accountId, ip }: JobContext,
): Promise<Set<number>> {
  const newRows = rows.map((row) => ({ ...row, memberId: crypto.randomUUID() }));
  const json = JSON.stringify(newRows.map(({ memberId, value }) => ({ ...value, memberId })));
  const data = sql`jsonb_to_recordset(${json}::jsonb) AS d("memberId" uuid, name text, phone text,
    email text, "idNumber" text, "departmentId" uuid, "branchId" uuid)`;
  const added = await tx.execute<{ id: string }>(sql`
    INSERT INTO member (id, tenant_id, name, phone, email, id_number)
    SELECT d."memberId", ${tenantId}::uuid, d.name, d.phone, d.email, d."idNumber" FROM ${data}
    ON CONFLICT (tenant_id, phone) DO NOTHING RETURNING id`);
  const ids = new Set(added.rows.map(({ id }) => id));
  // In a statement of its own, since a trigger reads the inserted member's name.
  await tx.execute(sql`
    INSERT INTO actor (tenant_id, member_id, organ_id, department_id, branch_id, kind)
    SELECT m.tenant_id, m.id, ${organId}::uuid, d."departmentId", d."branchId", 'student'
    FROM ${data} JOIN member m ON m.id = d."memberId"`);
  const stored = newRows.filter(({ memberId }) => ids.has(memberId));
  await auditEach(
    tx,
    stored.map(({ memberId, value: { departmentId, branchId } }) => ({
      tenantId,
      accountId,
      ip,
      organIds: organId ? [organId] : [],
      action: 'student.added',
      target: memberId,
      detail: { imported: true, departmentId, branchId },
    })),
  );
  return new Set(stored.map(({ row }) => row));
}

export const studentSheet: SheetKind<Person> = {
  columns: importColumns,
  required: ['name', 'phone'],
  schema: person,
  unique: [
    {
      key: 'phone',
      takenPhrase: 'field.phoneTaken',
      findInUse: async (tx, { tenantId }, phones) => {
        const { rows } = await tx.execute<{ phone: string }>(sql`
          SELECT phone FROM member WHERE tenant_id = ${tenantId}::uuid
            AND phone IN (SELECT jsonb_array_elements_text(${JSON.stringify(phones)}::jsonb))`);
        return new Set(rows.map(({ phone }) => phone));
      },
    },
  ],
  store,
};

export const studentImport = rowImport(studentSheet, [member, actor, auditLog]);
