import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { member } from '../../db/schema';

/**
 * Updates the tenants' own member records that showed an account's old number or address, unless another member there
 * has the new one.
 */
export async function followRecords(
  tx: Tx,
  accountId: string,
  record: { phone: string } | { email: string | null },
): Promise<void> {
  const value = 'phone' in record ? record.phone : record.email;
  await tx
    .update(member)
    .set(record)
    .where(
      and(
        eq(member.accountId, accountId),
        sql`NOT EXISTS (SELECT 1 FROM member o WHERE o.tenant_id = ${member.tenantId}
          AND o.id <> ${member.id} AND o.phone = ${value})`,
      ),
    );
}
