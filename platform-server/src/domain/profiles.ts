import { type AccountProfile, errorCodes, type Version } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { accountProfile, member } from '../db/schema';
import { BusinessError } from '../http/business-error';
import { type Caller, isAllowed } from '../http/caller';
import { audit } from './audit';
import { changesOf } from './audit-changes';
import { auditContext } from './audit-context';
import { isOfOrganisation } from './profile-people';
import { type Row, readable, records, require, toProfileReply } from './profile-rows';
import { nextVersion, requireVersion } from './versions';

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
