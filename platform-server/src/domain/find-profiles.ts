import type { AccountProfile, HiddenField, Page, PageQuery } from '@edu/shared-utility/contract';
import { and, count, desc, eq, ilike, like, or } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { accountProfile, member } from '../db/schema';
import type { Caller } from '../http/caller';
import { audit } from './audit';
import { auditContext } from './audit-context';
import { isOfOrganisation } from './profile-people';
import { ofPerson, readable, records, require, toProfileReply } from './profile-rows';
import { contains, digitsOf, phonePattern } from './search';

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
