import {
  type AccountProfile,
  errorCodes,
  type HiddenField,
  maskIdNumber,
  maskPhone,
  type Page,
  type PageQuery,
  type Version,
} from '@edu/shared-utility/contract';
import { and, count, desc, eq, getTableColumns, ilike, like, or } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { accountProfile, member } from '../db/schema';
import { BusinessError } from '../http/business-error';
import { type Caller, isAllowed } from '../http/caller';
import { audit } from './audit';
import { changesOf } from './audit-changes';
import { auditContext } from './audit-context';
import { isOfOrganisation } from './profile-people';
import { contains, digitsOf, phonePattern } from './search';
import { nextVersion, requireVersion } from './versions';

type Row = typeof accountProfile.$inferSelect & { readonly phone: string | null };

const asReply = ({ tenantId: _, updatedAt, ...row }: Row): AccountProfile => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
});

/** A record as it is sent: full numbers of others are returned only on request, one at a time. */
const toProfileReply =
  ({ accountId }: Caller) =>
  ({ idNumber, phone, ...row }: Row): AccountProfile =>
    asReply({
      ...row,
      idNumber: idNumber && row.accountId !== accountId ? maskIdNumber(idNumber) : idNumber,
      phone: phone && row.accountId !== accountId ? maskPhone(phone) : phone,
    });

const ofPerson = and(
  eq(member.tenantId, accountProfile.tenantId),
  eq(member.accountId, accountProfile.accountId),
);

/** Records, each with the phone of the tenant's member. */
const records = (tx: Tx) =>
  tx
    .select({ ...getTableColumns(accountProfile), phone: member.phone })
    .from(accountProfile)
    .leftJoin(member, ofPerson);

interface ProfileQuery extends PageQuery {
  readonly keyword?: string | undefined;
  readonly accountId?: string | undefined;
}

/** Personal records of the people within the caller's reach, newest first. */
export async function findProfiles(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, keyword, accountId }: ProfileQuery,
): Promise<Page<AccountProfile>> {
  const text = keyword?.trim();
  const digits = digitsOf(text ?? '');
  const where = and(
    isOfOrganisation(tx, caller, accountProfile.accountId),
    text
      ? or(
          ilike(accountProfile.name, contains(text)),
          digits ? like(member.phone, phonePattern(digits)) : undefined,
        )
      : undefined,
    accountId ? eq(accountProfile.accountId, accountId) : undefined,
  );
  const rows = await records(tx)
    .where(where)
    .orderBy(desc(accountProfile.updatedAt), desc(accountProfile.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await tx
    .select({ total: count() })
    .from(accountProfile)
    .leftJoin(member, ofPerson)
    .where(where);
  return { list: rows.map(toProfileReply(caller)), total: counted?.total ?? 0, pageNum, pageSize };
}

/** Allows everybody their own record; those of others need the permission. */
function require(caller: Caller, accountId: string, permission: string): void {
  if (accountId !== caller.accountId && !isAllowed(caller, permission)) {
    throw new BusinessError(errorCodes.forbidden);
  }
}

async function readable(tx: Tx, caller: Caller, id: string): Promise<Row> {
  const [row] = await records(tx).where(
    and(eq(accountProfile.id, id), isOfOrganisation(tx, caller, accountProfile.accountId)),
  );
  if (!row) throw new BusinessError(errorCodes.notFound);
  return row;
}

export async function profileById(tx: Tx, caller: Caller, id: string): Promise<AccountProfile> {
  const row = await readable(tx, caller, id);
  require(caller, row.accountId, 'profile.read');
  return toProfileReply(caller)(row);
}

/** One full number of a record; each look is recorded in the audit trail. */
export async function revealOfProfile(
  tx: Tx,
  caller: Caller,
  { id, field }: { readonly id: string; readonly field: HiddenField },
): Promise<{ value: string | null }> {
  const row = await readable(tx, caller, id);
  await audit(tx, {
    ...auditContext(caller, row.accountId),
    action: 'profile.revealed',
    detail: { field },
  });
  return { value: row[field] };
}

/** Refuses to create a record for someone outside of the caller's branches. */
async function checkMember(tx: Tx, caller: Caller, accountId: string): Promise<void> {
  if (accountId === caller.accountId) return;
  const [row] = await tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.accountId, accountId), isOfOrganisation(tx, caller, member.accountId)));
  if (!row) throw new BusinessError(errorCodes.notFound);
}

/** The present record, locked until the transaction ends. */
const findLocked = async (tx: Tx, accountId: string): Promise<Row | undefined> =>
  (
    await records(tx)
      .where(eq(accountProfile.accountId, accountId))
      .for('update', { of: accountProfile })
  )[0];

type ProfileInput = {
  [K in keyof Omit<AccountProfile, 'updatedAt' | 'phone'>]?: AccountProfile[K] | undefined;
};

/** Creates or changes the record of the caller, or of the given account. */
export async function saveProfile(
  tx: Tx,
  caller: Caller,
  { id, accountId, ...input }: ProfileInput,
): Promise<{ id: string }> {
  const { version, ...values } = input;
  const owner = id ? (await readable(tx, caller, id)).accountId : (accountId ?? caller.accountId);
  require(caller, owner, 'profile.write');
  await checkMember(tx, caller, owner);
  const current = await findLocked(tx, owner);
  // A caller who may write but not read other people's records must not get the present row by sending a wrong version.
  const isReadable = owner === caller.accountId || isAllowed(caller, 'profile.read');
  if (current) {
    requireVersion(
      version,
      isReadable ? toProfileReply(caller)(current) : { version: current.version },
    );
  }
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
  const changes = changesOf<Partial<Row>>(current ?? {}, values, personal);
  await audit(tx, { ...auditContext(caller, owner), action: 'profile.saved', changes });
  return saved;
}

export async function deleteProfile(
  tx: Tx,
  caller: Caller,
  { id, version }: { readonly id: string; readonly version?: Version | undefined },
): Promise<void> {
  const { accountId } = await readable(tx, caller, id);
  require(caller, accountId, 'profile.write');
  const current = await findLocked(tx, accountId);
  if (current) {
    const isReadable = accountId === caller.accountId || isAllowed(caller, 'profile.read');
    requireVersion(
      version,
      isReadable ? toProfileReply(caller)(current) : { version: current.version },
    );
  }
  await tx.delete(accountProfile).where(eq(accountProfile.id, id));
  await audit(tx, { ...auditContext(caller, accountId), action: 'profile.deleted' });
}
