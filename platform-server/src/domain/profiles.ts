import {
  type AccountProfile,
  errorCodes,
  type Page,
  type PageQuery,
  type UserDetail,
} from '@edu/shared-utility/contract';
import { and, count, desc, eq, ilike, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database';
import { accountProfile, actor, department, member } from '../db/schema';
import { BusinessError } from '../http/business-error';
import { type Caller, isAllowed } from '../http/caller';
import { audit } from './audit';
import { changesOf } from './audit-changes';
import { userInfo } from './profile';
import { contains } from './search';
import { nextVersion, requireVersion } from './versions';

type Row = typeof accountProfile.$inferSelect;

const asReply = ({ tenantId: _, updatedAt, ...row }: Row): AccountProfile => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
});

/** Only people with a place in the caller's organisation are there for the caller, and the caller. */
const isOfOrganisation = (caller: Caller, accountId: AnyPgColumn | string) => {
  const own = sql`${accountId}::uuid = ${caller.accountId}::uuid`;
  if (!caller.actor) return own;
  return sql`(${own} OR EXISTS (SELECT 1 FROM actor a JOIN member m ON m.id = a.member_id
    WHERE m.account_id = ${accountId}::uuid AND a.organ_id = ${caller.actor.organId}::uuid))`;
};

/** Personal records of the organisation's people, newest first. */
export async function findProfiles(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, keyword, accountId }: PageQuery & { keyword?: string; accountId?: string },
): Promise<Page<AccountProfile>> {
  const where = and(
    isOfOrganisation(caller, accountProfile.accountId),
    keyword?.trim() ? ilike(accountProfile.name, contains(keyword)) : undefined,
    accountId ? eq(accountProfile.accountId, accountId) : undefined,
  );
  const rows = await tx
    .select()
    .from(accountProfile)
    .where(where)
    .orderBy(desc(accountProfile.updatedAt), desc(accountProfile.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await tx.select({ total: count() }).from(accountProfile).where(where);
  return { list: rows.map(asReply), total: counted?.total ?? 0, pageNum, pageSize };
}

/** One's own record is always one's own; others' need the permission. */
function require(caller: Caller, accountId: string, permission: string): void {
  if (accountId !== caller.accountId && !isAllowed(caller, permission)) {
    throw new BusinessError(errorCodes.forbidden);
  }
}

export async function profileById(tx: Tx, caller: Caller, id: string): Promise<AccountProfile> {
  const [row] = await tx
    .select()
    .from(accountProfile)
    .where(and(eq(accountProfile.id, id), isOfOrganisation(caller, accountProfile.accountId)));
  if (!row) throw new BusinessError(errorCodes.notFound);
  require(caller, row.accountId, 'profile.read');
  return asReply(row);
}

/** Only people of the organisation get a record from it. */
async function checkMember(tx: Tx, caller: Caller, accountId: string): Promise<void> {
  if (accountId === caller.accountId) return;
  const [found] = await tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.accountId, accountId), isOfOrganisation(caller, accountId)));
  if (!found) throw new BusinessError(errorCodes.notFound);
}

/** Makes or changes the record of one's own account, or of the one that is named. */
export async function saveProfile(
  tx: Tx,
  caller: Caller,
  { id, accountId, ...input }: { [K in keyof AccountProfile]?: AccountProfile[K] | undefined },
): Promise<{ id: string }> {
  const { updatedAt: _, version, ...values } = input;
  const owner = id
    ? (await profileById(tx, caller, id)).accountId
    : (accountId ?? caller.accountId);
  require(caller, owner, 'profile.write');
  await checkMember(tx, caller, owner);
  const [present] = await tx
    .select()
    .from(accountProfile)
    .where(eq(accountProfile.accountId, owner))
    .for('update');
  // Who may write others' records and not read them learns nothing from a version made up.
  const isReadable = owner === caller.accountId || isAllowed(caller, 'profile.read');
  if (present)
    requireVersion(version, isReadable ? asReply(present) : { version: present.version });
  const [saved] = await tx
    .insert(accountProfile)
    .values({ ...values, name: values.name ?? '', accountId: owner, tenantId: caller.tenantId })
    .onConflictDoUpdate({
      target: [accountProfile.tenantId, accountProfile.accountId],
      set: { ...values, version: nextVersion(accountProfile.version), updatedAt: new Date() },
    })
    .returning({ id: accountProfile.id });
  if (!saved) throw new BusinessError(errorCodes.conflict);
  const personal = Object.keys(values) as (keyof typeof values)[];
  const changes = changesOf<Partial<Row>>(present ?? {}, values, personal);
  await audit(tx, { ...trailOf(caller, owner), action: 'profile.saved', changes });
  return saved;
}

const trailOf = ({ tenantId, accountId }: Caller, target: string) => ({
  tenantId,
  accountId,
  target,
});

export async function deleteProfile(tx: Tx, caller: Caller, id: string): Promise<void> {
  const found = await profileById(tx, caller, id);
  require(caller, found.accountId, 'profile.write');
  await tx.delete(accountProfile).where(eq(accountProfile.id, id));
  await audit(tx, { ...trailOf(caller, found.accountId), action: 'profile.deleted' });
}

/** The person of the session with what the tenant knows of them. */
export async function userDetail(tx: Tx, caller: Caller): Promise<UserDetail> {
  const info = await userInfo(tx, caller.accountId);
  const [profile] = await tx
    .select()
    .from(accountProfile)
    .where(eq(accountProfile.accountId, caller.accountId));
  const [place] = caller.actor
    ? await tx
        .select({
          departmentId: actor.departmentId,
          departmentName: department.name,
          at: actor.createdAt,
        })
        .from(actor)
        .leftJoin(department, eq(department.id, actor.departmentId))
        .where(eq(actor.id, caller.actor.id))
    : [];
  return {
    ...info,
    gender: profile?.gender ?? 'unknown',
    avatar: null,
    birthday: profile?.birthday ?? null,
    departmentId: place?.departmentId ?? null,
    departmentName: place?.departmentName ?? null,
    createdAt: (place?.at ?? profile?.updatedAt ?? new Date(0)).toISOString(),
  };
}
