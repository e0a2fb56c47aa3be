import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { outbox } from '../../db/schema';
import type { NoticeDelivery } from '../account/notices';
import { originOfTenant } from '../account/tenant-origin';
import { ACCOUNT_OPENED, INVITATION, MADE_STAFF } from '../codes/notice-text';
import { readRecipient } from '../codes/recipient';

/** The messages, each with the page of the tenant to which its link leads. */
const messages = {
  /** An invitation waits for an answer. */
  invited: { purpose: INVITATION, path: '/entrance/invitation' },
  /** The tenant has opened an account for the phone number. */
  accountOpened: { purpose: ACCOUNT_OPENED, path: '/entrance/login' },
  /** A member of the tenant is staff there now. */
  madeStaff: { purpose: MADE_STAFF, path: '/entrance/login' },
} as const;

/**
 * Sends a link to a page of the tenant, in the language of the last message to each address, otherwise in the sender's.
 * To be run as the system.
 */
export async function notifyInvitee(
  tx: Tx,
  delivery: NoticeDelivery,
  tenantId: string,
  addresses: readonly (string | null)[],
  message: keyof typeof messages,
): Promise<void> {
  const { purpose, path } = messages[message];
  const { locale, delivers, secret } = delivery;
  const link = `${await originOfTenant(tx, tenantId, delivery)}${path}`;
  for (const address of addresses) {
    if (address === null) continue;
    const { kind, value } = readRecipient(address);
    const channel = kind === 'phone' ? 'sms' : 'mail';
    const [last] = await tx
      .select({ locale: outbox.locale })
      .from(outbox)
      .where(eq(outbox.account, value))
      .orderBy(desc(outbox.createdAt))
      .limit(1);
    await tx.insert(outbox).values({
      tenantId,
      account: value,
      channel,
      purpose,
      locale: last?.locale ?? locale,
      codeCipher: secret.encrypt(link),
      status: delivers[channel] ? 'pending' : 'kept',
    });
  }
}
