import {
  type AdministratorStatus,
  errorCodes,
  type Locale,
  type Version,
} from '@edu/shared-utility/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { isUniqueViolation, type Tx } from '../../db/database';
import { actor, actorBranch, branch, member } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller, worksIn } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { nextVersion, requireVersion } from '../versions';
import { staffActor } from './find-actor';
import { administratorOf, maskedAdministrator } from './find-administrators';
import { ensureAdministratorRemains } from './last-administrator';
import { codesOfActor, requireCoveredPermissions } from './permission-checks';
import { checkRoles, setRoles } from './roles';

const phoneTaken = () => new FieldError('phone', 'field.phoneTaken', errorCodes.conflict);

export interface PersonInput {
  readonly accountId: string;
  readonly name: string;
  readonly phone: string;
  readonly email?: string | null | undefined;
}

/** Refuses with 40900 if the record that shows this phone number belongs to another account. */
export async function refuseOthersNumber(
  tx: Tx,
  { accountId, phone }: Pick<PersonInput, 'accountId' | 'phone'>,
): Promise<{ id: string } | undefined> {
  const [same] = await tx
    .select({ id: member.id, accountId: member.accountId })
    .from(member)
    .where(eq(member.phone, phone));
  if (same?.accountId && same.accountId !== accountId) throw phoneTaken();
  return same;
}

/**
 * The tenant's record of a person: their own, or one without an account under their number. Never another account's
 * record, which may show this number too.
 */
async function memberOf(tx: Tx, tenantId: string, person: PersonInput): Promise<string> {
  const { accountId } = person;
  const [own] = await tx
    .select({ id: member.id })
    .from(member)
    .where(eq(member.accountId, accountId));
  if (own) return own.id;
  const same = await refuseOthersNumber(tx, person);
  if (same) {
    await tx.update(member).set({ accountId }).where(eq(member.id, same.id));
    return same.id;
  }
  const { email = null, ...rest } = person;
  const [inserted] = await tx
    .insert(member)
    .values({ ...rest, email, tenantId })
    .returning({ id: member.id });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  return inserted.id;
}

/**
 * Checks that the branches belong to the caller's organisation and that the caller works there, since only someone who
 * has rights can give them. No branch means the whole organisation.
 */
async function existingBranches(tx: Tx, caller: Caller, ids: readonly string[]): Promise<string[]> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0 && !worksIn(caller, null)) {
    throw new FieldError('branchIds', 'field.branch');
  }
  if (!uniqueIds.every((id) => worksIn(caller, id))) throw new BusinessError(errorCodes.notFound);
  const { organId } = actorOf(caller);
  const rows =
    uniqueIds.length === 0
      ? []
      : await tx
          .select({ id: branch.id })
          .from(branch)
          .where(and(inArray(branch.id, uniqueIds), eq(branch.organId, organId)));
  if (rows.length !== uniqueIds.length) throw new BusinessError(errorCodes.notFound);
  return uniqueIds;
}

async function setBranches(tx: Tx, caller: Caller, actorId: string, ids: readonly string[]) {
  const uniqueIds = await existingBranches(tx, caller, ids);
  await tx.delete(actorBranch).where(eq(actorBranch.actorId, actorId));
  if (uniqueIds.length === 0) return;
  const { tenantId } = caller;
  await tx
    .insert(actorBranch)
    .values(uniqueIds.map((branchId, sort) => ({ tenantId, actorId, branchId, sort })));
}

export interface Appointment {
  readonly person: PersonInput;
  readonly roleIds: readonly string[];
  readonly branchIds?: readonly string[] | undefined;
  readonly ip: string;
}

/** Refuses roles and branches that do not exist or exceed the caller's rights, before anything is written. */
export async function checkAppointment(
  tx: Tx,
  caller: Caller,
  { roleIds, branchIds = [] }: Pick<Appointment, 'roleIds' | 'branchIds'>,
): Promise<void> {
  await checkRoles(tx, caller, roleIds);
  await existingBranches(tx, caller, branchIds);
}

/** Creates a person's staff actor in an organisation; returns the actor's id. */
export async function createActor(
  tx: Tx,
  { tenantId, organId, person }: { tenantId: string; organId: string; person: PersonInput },
): Promise<string> {
  const memberId = await memberOf(tx, tenantId, person);
  const [inserted] = await tx
    .insert(actor)
    .values({ tenantId, memberId, organId, kind: 'staff', title: '管理员' })
    .onConflictDoNothing()
    .returning({ id: actor.id });
  if (!inserted) throw phoneTaken();
  return inserted.id;
}

/** Makes a person staff of the caller's organisation. */
export async function appoint(
  tx: Tx,
  caller: Caller,
  { person, roleIds, branchIds, ip }: Appointment,
): Promise<{ id: string }> {
  const { tenantId, accountId } = caller;
  const { organId } = actorOf(caller);
  const id = await createActor(tx, { tenantId, organId, person });
  await setRoles(tx, caller, id, roleIds);
  if (branchIds) await setBranches(tx, caller, id, branchIds);
  const detail = { roleIds, branchIds: branchIds ?? [] };
  await audit(tx, {
    tenantId,
    accountId,
    action: 'administrator.added',
    target: id,
    detail,
    ip,
  });
  return { id };
}

/** A staff member whom the caller may change: not the caller, and nobody with more rights. */
export async function subordinate(tx: Tx, caller: Caller, id: string) {
  const found = await staffActor(tx, caller, id);
  if (found.id === caller.actor?.id) throw new BusinessError(errorCodes.forbidden);
  requireCoveredPermissions(caller, await codesOfActor(tx, found.id));
  return found;
}

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
async function requirePresent(
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
  const found = await staffActor(tx, caller, id);
  const [person] = await tx
    .select({ phone: member.phone })
    .from(member)
    .where(eq(member.id, found.memberId));
  const trail = { tenantId, accountId, target: found.id, detail: { field: 'phone' }, ip };
  await audit(tx, { ...trail, action: 'administrator.revealed' });
  return { value: person?.phone ?? null };
}

/**
 * Changes only the fields that are present. The phone is that of the tenant's record; the login stays the person's own.
 */
export async function changeAdministrator(tx: Tx, caller: Caller, change: AdministratorChange) {
  const { id, name, phone, email, roleIds, branchIds, ip } = change;
  const found = await subordinate(tx, caller, id);
  const before = await requirePresent(tx, found.id, change);
  if (name !== undefined || phone !== undefined || email !== undefined) {
    try {
      await tx
        .update(member)
        .set({ name, phone, email, version: nextVersion(member.version), updatedAt: new Date() })
        .where(eq(member.id, found.memberId));
    } catch (error) {
      if (!isUniqueViolation(error, 'member_phone_key')) throw error;
      throw phoneTaken();
    }
  }
  if (roleIds)
    await ensureAdministratorRemains(tx, caller, () => setRoles(tx, caller, found.id, roleIds));
  if (branchIds) await setBranches(tx, caller, found.id, branchIds);
  await tx
    .update(actor)
    .set({ version: nextVersion(actor.version) })
    .where(eq(actor.id, found.id));
  const { tenantId, accountId } = caller;
  const detail = { roleIds: roleIds ?? null, branchIds: branchIds ?? null };
  const sent = { name, phone, email, roleIds, branchIds };
  const changes = changesOf<typeof sent>(before, sent, ['name', 'phone', 'email']);
  const trail = { tenantId, accountId, target: found.id, detail, changes, ip };
  await audit(tx, { ...trail, action: 'administrator.changed' });
}

/** A suspended actor has no rights from the next call on. */
export async function setStatus(
  tx: Tx,
  caller: Caller,
  {
    id,
    version,
    status,
    ip,
    locale,
  }: Pick<AdministratorChange, 'id' | 'version' | 'ip' | 'locale'> & {
    readonly status: AdministratorStatus;
  },
): Promise<void> {
  const found = await subordinate(tx, caller, id);
  const before = await requirePresent(tx, found.id, { version, locale });
  await ensureAdministratorRemains(tx, caller, () =>
    tx
      .update(actor)
      .set({ status, version: nextVersion(actor.version) })
      .where(eq(actor.id, found.id)),
  );
  const { tenantId, accountId } = caller;
  const changes = changesOf<{ status: AdministratorStatus }>(before, { status });
  const trail = { tenantId, accountId, target: found.id, detail: { status }, changes, ip };
  await audit(tx, { ...trail, action: 'administrator.status' });
}

export async function dismiss(tx: Tx, caller: Caller, id: string, ip: string): Promise<void> {
  const found = await subordinate(tx, caller, id);
  await ensureAdministratorRemains(tx, caller, () =>
    tx.delete(actor).where(eq(actor.id, found.id)),
  );
  const { tenantId, accountId } = caller;
  await audit(tx, { tenantId, accountId, action: 'administrator.removed', target: found.id, ip });
}
