import type { Locale } from '@edu/shared-utility/contract';
import type { Tx } from '../../db/database';
import { outbox } from '../../db/schema';
import type { CodePolicy } from '../codes/codes';
import { NOTICE } from '../codes/outbox';
import { readRecipient } from '../codes/recipient';
import { accountById } from './find-account';

/** In which language notices go out, and whether somebody delivers them. */
export interface NoticeWay {
  readonly locale: Locale;
  readonly delivers: CodePolicy['delivers'];
}

export type AccountChange = 'phone' | 'mail' | 'password' | 'face' | 'faceWithdrawn' | 'closing';

/**
 * Tells every address that the account has, or had until now, of a change: whoever did not do it
 * learns of it. Part of the change's transaction, so that there is no change without its notices.
 */
export async function sendNotices(
  tx: Tx,
  { locale, delivers }: NoticeWay,
  change: AccountChange,
  tenantId: string,
  addresses: readonly (string | null)[],
): Promise<void> {
  const recipients = new Set(addresses.filter((address) => address !== null));
  for (const address of recipients) {
    const { kind, value } = readRecipient(address);
    const channel = kind === 'phone' ? 'sms' : 'mail';
    const status = delivers[channel] ? 'pending' : 'kept';
    const purpose = `${NOTICE}${change}`;
    await tx.insert(outbox).values({ tenantId, account: value, channel, purpose, locale, status });
  }
}

/** Whose account changes, in which tenant, and how they are told. */
export interface Owner {
  readonly accountId: string;
  readonly tenantId: string;
  readonly notices: NoticeWay;
}

/** Tells every address that the account has now; a closed account has none. */
export async function tellOwner(
  tx: Tx,
  { accountId, tenantId, notices }: Owner,
  change: AccountChange,
): Promise<void> {
  const own = await accountById(tx, accountId);
  if (own) await sendNotices(tx, notices, change, tenantId, [own.phone, own.mail]);
}
