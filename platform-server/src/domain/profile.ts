import { errorCodes, type UserInfo } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { account } from '../db/schema';
import { BusinessError, FieldError } from '../http/business-error';

/** The columns that the tenant's role may read. */
const columns = {
  id: account.id,
  phone: account.phone,
  mail: account.mail,
  nickname: account.nickname,
  name: account.name,
  idAuthStatus: account.idAuthStatus,
};

/** The caller's own profile; the phone number is whole, views mask it. */
export async function userInfo(tx: Tx, accountId: string): Promise<UserInfo> {
  const [row] = await tx.select(columns).from(account).where(eq(account.id, accountId));
  if (!row) throw new BusinessError(errorCodes.notLoggedIn);
  return {
    userId: row.id,
    phone: row.phone ?? '',
    nickname: row.nickname,
    name: row.name,
    accountPhone: row.phone,
    accountMail: row.mail,
    idAuthStatus: row.idAuthStatus,
  };
}

/** Changes nickname and name; a verified name stays (specification §2, "Personal dialog"). */
export async function updateProfile(
  tx: Tx,
  accountId: string,
  input: { nickname?: string | undefined; name?: string | undefined },
): Promise<void> {
  const { nickname, name } = input;
  if (nickname === undefined && name === undefined) {
    throw new FieldError('nickname', 'field.noChange');
  }
  const [accountRow] = await tx
    .select(columns)
    .from(account)
    .where(eq(account.id, accountId))
    .for('update');
  if (accountRow?.idAuthStatus === 1 && name !== undefined && name !== accountRow.name) {
    throw new FieldError('name', 'field.nameVerified');
  }
  await tx.update(account).set({ nickname, name }).where(eq(account.id, accountId));
}

/** The phone number and e-mail address that are bound; null where none is. */
export async function boundAccounts(
  tx: Tx,
  accountId: string,
): Promise<{ phone: string | null; mail: string | null }> {
  const [accountRow] = await tx
    .select({ phone: account.phone, mail: account.mail })
    .from(account)
    .where(eq(account.id, accountId));
  return accountRow ?? { phone: null, mail: null };
}
