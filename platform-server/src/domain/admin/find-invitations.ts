import {
  errorCodes,
  type Invitation,
  maskPhone,
  type Page,
  type PageQuery,
} from '@edu/shared-utility/contract';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { branch, invitation, member, role } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { isOpen } from './invitations';
import { permissionCodesOfRoles, requireCoveredPermissions } from './permission-checks';

const namesById = async (tx: Tx, table: typeof role | typeof branch, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await tx
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
};

const isOpenForStaff = () => and(eq(invitation.kind, 'staff'), isOpen());

/** The open invitations of the caller's organisation to its staff, newest first. */
export async function findInvitations(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize }: PageQuery,
): Promise<Page<Invitation>> {
  const where = and(eq(invitation.organId, actorOf(caller).organId), isOpenForStaff());
  const rows = await tx
    .select({ invitation, inviter: member.name })
    .from(invitation)
    .leftJoin(member, eq(member.accountId, invitation.invitedBy))
    .where(where)
    .orderBy(desc(invitation.createdAt), desc(invitation.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [totalRow] = await tx.select({ total: count() }).from(invitation).where(where);
  const invitations = rows.map((row) => row.invitation);
  const roleIds = new Set(invitations.flatMap((row) => row.roleIds));
  const branchIds = new Set(invitations.flatMap((row) => row.branchIds));
  const roles = await namesById(tx, role, [...roleIds]);
  const branches = await namesById(tx, branch, [...branchIds]);
  const namedItems = (names: Map<string, string>, ids: readonly string[]) =>
    ids.flatMap((id) => (names.has(id) ? [{ id, name: names.get(id) ?? '' }] : []));
  const list = rows.map(({ invitation: row, inviter }) => ({
    id: row.id,
    name: row.name,
    phone: maskPhone(row.phone),
    email: row.email,
    roles: namedItems(roles, row.roleIds),
    branches: namedItems(branches, row.branchIds),
    invitedBy: inviter ?? '',
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
  return { list, total: totalRow?.total ?? 0, pageNum, pageSize };
}

/** An open invitation to the staff of the caller's organisation, locked until the transaction ends. */
async function lockInvitation(tx: Tx, caller: Caller, id: string) {
  const [row] = await tx
    .select()
    .from(invitation)
    .where(
      and(eq(invitation.id, id), eq(invitation.organId, actorOf(caller).organId), isOpenForStaff()),
    )
    .for('update');
  if (!row) throw new BusinessError(errorCodes.notFound);
  return row;
}

interface InvitationRequest {
  readonly id: string;
  readonly ip: string;
}

/** Withdraws an open invitation; refuses one with more rights than the caller has. */
export async function withdrawInvitation(
  tx: Tx,
  caller: Caller,
  { id, ip }: InvitationRequest,
): Promise<void> {
  const { roleIds } = await lockInvitation(tx, caller, id);
  requireCoveredPermissions(caller, await permissionCodesOfRoles(tx, roleIds));
  await tx
    .update(invitation)
    .set({ state: 'withdrawn', decidedAt: new Date() })
    .where(eq(invitation.id, id));
  const { tenantId, accountId } = caller;
  await audit(tx, { tenantId, accountId, action: 'invitation.withdrawn', target: id, ip });
}

/** The full phone number of an invited person; each look is recorded in the audit trail. */
export async function revealInvited(
  tx: Tx,
  caller: Caller,
  { id, ip }: InvitationRequest,
): Promise<{ value: string }> {
  const { phone } = await lockInvitation(tx, caller, id);
  const { tenantId, accountId } = caller;
  const auditEntry = { tenantId, accountId, target: id, detail: { field: 'phone' }, ip };
  await audit(tx, { ...auditEntry, action: 'invitation.revealed' });
  return { value: phone };
}
