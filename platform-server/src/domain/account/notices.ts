import type { Locale, UndoableChange } from '@edu/shared-utility/contract';
import type { Tx } from '../../db/database';
import { accountNotice, outbox } from '../../db/schema';
import type { CodePolicy } from '../codes/code-policy';
import { NOTICE } from '../codes/notice-text';
import { readRecipient } from '../codes/recipient';
import type { Secret } from '../codes/secret';
import { accountById } from './find-account';
import { undoLinks } from './undo-links';

/** The language of notices, whether a provider delivers them, and the base address of their links. */
export interface NoticeDelivery {
  readonly locale: Locale;
  readonly delivers: CodePolicy['delivers'];
  readonly secret: Secret;
  /** `https://admin.example.com`: scheme and port of links. */
  readonly site: string;
  /** The host of the page from which the change was made. */
  readonly host: string;
}

/**
 * The kinds of notice: changes and ended sessions, which cannot be switched off, and log-ins from networks new to the
 * account.
 */
export type NoticeKind = UndoableChange | 'undone' | 'newNetwork' | 'sessionsEnded';

/**
 * Notifies addresses of a change, each with its undo link, or with the reason if someone else made the change. Part of
 * the change's transaction, so that no change is saved without its notices.
 */
export async function sendNotices(
  tx: Tx,
  { locale, delivers, secret }: NoticeDelivery,
  change: NoticeKind,
  tenantId: string,
  addresses: readonly (string | null)[],
  linksOrReasons: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const recipients = new Set(addresses.filter((address) => address !== null));
  for (const address of recipients) {
    const { kind, value } = readRecipient(address);
    const channel = kind === 'phone' ? 'sms' : 'mail';
    const status = delivers[channel] ? 'pending' : 'kept';
    const purpose = `${NOTICE}${change}`;
    const link = linksOrReasons.get(address);
    const codeCipher = link === undefined ? null : secret.encrypt(link);
    await tx
      .insert(outbox)
      .values({ tenantId, account: value, channel, purpose, locale, status, codeCipher });
  }
}

/** Adds the notice to the owner's inbox too, in the transaction of the change. */
export async function addToInbox(tx: Tx, accountId: string, change: NoticeKind): Promise<void> {
  await tx.insert(accountNotice).values({ accountId, change });
}

/** The account as it was before a change. */
export type AccountBeforeChange = NonNullable<Awaited<ReturnType<typeof accountById>>>;

/**
 * Notifies every address that the account had, and `otherAddresses`, of a change. Addresses that were the person's own
 * before the change get a link that undoes it.
 */
export async function notifyOfChange(
  tx: Tx,
  noticeDelivery: NoticeDelivery,
  change: UndoableChange,
  tenantId: string,
  before: AccountBeforeChange,
  otherAddresses: readonly (string | null)[] = [],
): Promise<void> {
  const linksOrReasons = await undoLinks(tx, noticeDelivery, { change, tenantId, before });
  const addresses = [before.phone, before.mail, ...otherAddresses];
  await sendNotices(tx, noticeDelivery, change, tenantId, addresses, linksOrReasons);
  await addToInbox(tx, before.id, change);
}

/** The account that changes, its tenant, and how its owner is notified. */
export interface Owner {
  readonly accountId: string;
  readonly tenantId: string;
  readonly noticeDelivery: NoticeDelivery;
}

/**
 * Notifies every present address of the account, for changes that leave the addresses alone; a closed account has none.
 */
export async function notifyOwner(
  tx: Tx,
  { accountId, tenantId, noticeDelivery }: Owner,
  change: UndoableChange,
): Promise<void> {
  const accountRow = await accountById(tx, accountId);
  if (accountRow) await notifyOfChange(tx, noticeDelivery, change, tenantId, accountRow);
}
