import {
  type AccountProfile,
  errorCodes,
  maskIdNumber,
  maskPhone,
} from '@edu/shared-utility/contract';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { accountProfile, member } from '../db/schema';
import { BusinessError } from '../http/business-error';
import { type Caller, isAllowed } from '../http/caller';
import { isOfOrganisation } from './profile-people';

export type Row = typeof accountProfile.$inferSelect & { readonly phone: string | null };

const asReply = ({ tenantId: _, updatedAt, ...row }: Row): AccountProfile => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
});

/** A record as it is sent: full numbers of others are returned only on request, one at a time. */
export const toProfileReply =
  ({ accountId }: Caller) =>
  ({ idNumber, phone, ...row }: Row): AccountProfile =>
    asReply({
      ...row,
      idNumber: idNumber && row.accountId !== accountId ? maskIdNumber(idNumber) : idNumber,
      phone: phone && row.accountId !== accountId ? maskPhone(phone) : phone,
    });

export const ofPerson = and(
  eq(member.tenantId, accountProfile.tenantId),
  eq(member.accountId, accountProfile.accountId),
);

/** Records, each with the phone of the tenant's member. */
export const records = (tx: Tx) =>
  tx
    .select({ ...getTableColumns(accountProfile), phone: member.phone })
    .from(accountProfile)
    .leftJoin(member, ofPerson);

/** Allows everybody their own record; those of others need the permission. */
export function require(caller: Caller, accountId: string, permission: string): void {
  if (accountId !== caller.accountId && !isAllowed(caller, permission)) {
    throw new BusinessError(errorCodes.forbidden);
  }
}

export async function readable(tx: Tx, caller: Caller, id: string): Promise<Row> {
  const [row] = await records(tx).where(
    and(eq(accountProfile.id, id), isOfOrganisation(tx, caller, accountProfile.accountId)),
  );
  if (!row) throw new BusinessError(errorCodes.notFound);
  return row;
}
