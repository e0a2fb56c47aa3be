import { desc, inArray } from 'drizzle-orm';
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

/** Whom a message is for, and the base address of their tenant's pages. */
export interface MessageRecipient {
  readonly tenantId: string;
  readonly address: string;
  readonly origin: string;
}

/** The language of the last message to each address. */
async function lastLocales(tx: Tx, addresses: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectDistinctOn([outbox.account], { address: outbox.account, locale: outbox.locale })
    .from(outbox)
    .where(inArray(outbox.account, [...addresses]))
    .orderBy(outbox.account, desc(outbox.createdAt));
  return new Map(rows.map(({ address, locale }) => [address, locale]));
}

/**
 * Sends each recipient a link to a page of their tenant, in the language of the last message to their address,
 * otherwise in the sender's. To be run as the system.
 */
export async function notifyInvitees(
  tx: Tx,
  { locale, delivers, secret }: NoticeDelivery,
  recipients: readonly MessageRecipient[],
  message: keyof typeof messages,
): Promise<void> {
  if (recipients.length === 0) return;
  const { purpose, path } = messages[message];
  const parsed = recipients.map((recipient) => ({
    ...recipient,
    ...readRecipient(recipient.address),
  }));
  const locales = await lastLocales(
    tx,
    parsed.map(({ value }) => value),
  );
  await tx.insert(outbox).values(
    parsed.map(({ tenantId, origin, kind, value }) => {
      const channel = kind === 'phone' ? ('sms' as const) : ('mail' as const);
      return {
        tenantId,
        account: value,
        channel,
        purpose,
        locale: locales.get(value) ?? locale,
        codeCipher: secret.encrypt(`${origin}${path}`),
        status: delivers[channel] ? ('pending' as const) : ('kept' as const),
      };
    }),
  );
}

/** Sends a person of a tenant a message at each of their addresses, see `notifyInvitees`. */
export async function notifyInvitee(
  tx: Tx,
  delivery: NoticeDelivery,
  tenantId: string,
  addresses: readonly (string | null)[],
  message: keyof typeof messages,
): Promise<void> {
  const origin = await originOfTenant(tx, tenantId, delivery);
  const recipients = addresses
    .filter((address) => address !== null)
    .map((address) => ({ tenantId, address, origin }));
  await notifyInvitees(tx, delivery, recipients, message);
}
