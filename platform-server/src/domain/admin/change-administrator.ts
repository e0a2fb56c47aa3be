import { errorCodes, type Locale, type Version } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { actor, member } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { nextVersion, requireVersion } from '../versions';
import { setRoles } from './actor-roles';
import { administratorOf, maskedAdministrator } from './administrator-replies';
import { manageableStaff } from './administrators';
import { staffActor } from './find-actor';
import { ensureAdministratorRemains } from './last-administrator';
import { setBranches } from './staff-branches';
import { phoneTaken } from './taken-phones';

export interface AdministratorChange {
  readonly id: string;
  readonly version?: number | undefined;
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | null | undefined;
  readonly roleIds?: readonly string[] | undefined;
  readonly branchIds?: readonly string[] | undefined;
  readonly ip: string;
  /** Language of the present row that a conflict returns. */
  readonly locale: Locale;
}

/** Locks the actor until the transaction ends, and throws a conflict if the version is not the present one. */
export async function requirePresent(
  tx: Tx,
  actorId: string,
  { version, locale }: { version?: Version | undefined; locale: Locale },
) {
  await tx.select({ id: actor.id }).from(actor).where(eq(actor.id, actorId)).for('update');
  const current = await administratorOf(tx, actorId, locale);
  if (!current) throw new BusinessError(errorCodes.notFound);
  requireVersion(version, maskedAdministrator(current));
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  return { ...current, roleIds: idsOf(current.roles), branchIds: idsOf(current.branches) };
}

/** The full phone number of a staff member; each look is recorded in the audit trail. */
export async function revealPhone(
  tx: Tx,
  caller: Caller,
  { id, ip }: { readonly id: string; readonly ip: string },
): Promise<{ value: string | null }> {
  const { tenantId, accountId } = caller;
  const actorRow = await staffActor(tx, caller, id);
  const [person] = await tx
    .select({ phone: member.phone })
    .from(member)
    .where(eq(member.id, actorRow.memberId));
  const auditEntry = { tenantId, accountId, target: actorRow.id, detail: { field: 'phone' }, ip };
  await audit(tx, { ...auditEntry, action: 'administrator.revealed' });
  return { value: person?.phone ?? null };
}

/**
 * Changes only the fields that are present. The phone is that of the tenant's record; the login stays the person's own.
 */
export async function changeAdministrator(tx: Tx, caller: Caller, change: AdministratorChange) {
  const { id, name, phone, email, roleIds, branchIds, ip } = change;
  const actorRow = await manageableStaff(tx, caller, id);
  const before = await requirePresent(tx, actorRow.id, change);
  if (name !== undefined || phone !== undefined || email !== undefined) {
    try {
      await tx
        .update(member)
        .set({ name, phone, email, version: nextVersion(member.version), updatedAt: new Date() })
        .where(eq(member.id, actorRow.memberId));
    } catch (error) {
      if (!isUniqueViolation(error, 'member_phone_key')) throw error;
      throw phoneTaken();
    }
  }
  if (roleIds)
    await ensureAdministratorRemains(tx, caller, () => setRoles(tx, caller, actorRow.id, roleIds));
  if (branchIds) await setBranches(tx, caller, actorRow.id, branchIds);
  await tx
    .update(actor)
    .set({ version: nextVersion(actor.version) })
    .where(eq(actor.id, actorRow.id));
  const { tenantId, accountId } = caller;
  const detail = { roleIds: roleIds ?? null, branchIds: branchIds ?? null };
  const sent = { name, phone, email, roleIds, branchIds };
  const changes = changesOf<typeof sent>(before, sent, ['name', 'phone', 'email']);
  const auditEntry = { tenantId, accountId, target: actorRow.id, detail, changes, ip };
  await audit(tx, { ...auditEntry, action: 'administrator.changed' });
}
