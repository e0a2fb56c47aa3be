import { errorCodes, type NoticeChoice, type NoticeState } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { account } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { audit } from '../audit';
import { countRows } from '../count-rows';
import { masked } from './masked';
import { addToInbox, type NoticeDelivery, sendNotices } from './notices';

const columns = {
  phone: account.phone,
  mail: account.mail,
  byMail: account.newNetworkByMail,
  byPhone: account.newNetworkByPhone,
};

async function chosenBy(tx: Tx, accountId: string) {
  const [accountRow] = await tx.select(columns).from(account).where(eq(account.id, accountId));
  if (!accountRow) throw new BusinessError(errorCodes.notLoggedIn);
  return accountRow;
}

export async function noticeState(tx: Tx, accountId: string): Promise<NoticeState> {
  const { phone, mail, byMail, byPhone } = await chosenBy(tx, accountId);
  const newNetwork = { mail: byMail, phone: byPhone };
  return { newNetwork, mail: masked(mail), phone: masked(phone) };
}

export interface Chooser {
  readonly accountId: string;
  readonly tenantId: string;
  readonly ip: string;
}

/** Recorded in the person's own history, so that an intruder cannot switch the messages off unnoticed. */
export async function chooseNotices(
  tx: Tx,
  { accountId, tenantId, ip }: Chooser,
  { newNetwork }: NoticeChoice,
): Promise<NoticeState> {
  const before = await chosenBy(tx, accountId);
  const { mail: newNetworkByMail, phone: newNetworkByPhone } = newNetwork;
  if (before.byMail !== newNetworkByMail || before.byPhone !== newNetworkByPhone) {
    await tx
      .update(account)
      .set({ newNetworkByMail, newNetworkByPhone })
      .where(eq(account.id, accountId));
    const detail = { newNetwork };
    const action = 'account.notices.chosen';
    await audit(tx, { tenantId, accountId, action, target: accountId, detail, ip });
  }
  return noticeState(tx, accountId);
}

/** Part of a log-in from a network new to the account: notifies the addresses that the owner chose. */
export async function notifyOfNewNetwork(
  tx: Tx,
  noticeDelivery: NoticeDelivery,
  { accountId, tenantId }: { readonly accountId: string; readonly tenantId: string },
): Promise<void> {
  const { phone, mail, byMail, byPhone } = await chosenBy(tx, accountId);
  const recipients = [byPhone ? phone : null, byMail ? mail : null];
  await sendNotices(tx, noticeDelivery, 'newNetwork', tenantId, recipients);
  const sourceCount = await countRows(
    tx,
    sql`FROM known_source WHERE account_id = ${accountId}::uuid`,
  );
  // No notice for the first log-in of an account.
  if (sourceCount > 1) await addToInbox(tx, accountId, 'newNetwork');
}
