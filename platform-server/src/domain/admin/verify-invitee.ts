import { errorCodes } from '@edu/shared-utility/contract';
import type { Database, Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { requireSettled } from '../account/bound-since';
import { type Account, findAccount } from '../account/find-account';
import type { NoticeDelivery } from '../account/notices';
import type { CodePolicy } from '../codes/code-policy';
import { tryCode, wasUsed } from '../codes/codes';
import type { Recipient } from '../codes/recipient';
import { codeRefused } from '../codes/refused-code';
import { isOpen, tenantOfHost } from '../tenants';
import { hasOpenInvitation, lastAnswer } from './invitations';

export interface InvitationAnswer {
  readonly recipient: Recipient;
  readonly authCode: string;
  readonly host: string;
  readonly ip: string;
  readonly noticeDelivery: NoticeDelivery;
}

/**
 * Whether a code to this recipient proves the owner's consent. A mail address of an account that others could enter may
 * be theirs, so there only the phone counts.
 */
export const provesOwnership = (accountRow: Account | null, { kind }: Recipient): boolean =>
  accountRow !== null && (kind === 'phone' || !accountRow.isOpenToOthers);

export async function verifiedAccount(db: Database, codes: CodePolicy, answer: InvitationAnswer) {
  const { recipient, authCode, host, ip } = answer;
  const { page, accountRow } = await db.withSystem(async (tx) => ({
    page: await tenantOfHost(tx, host),
    accountRow: await findAccount(tx, recipient),
  }));
  const key = { purpose: 'invitation', recipient, tenantId: page.id } as const;
  const status = await tryCode(db, codes, key, authCode, { owner: accountRow?.id ?? null, ip });
  if (status !== 'right') {
    const used = status === 'dead' && accountRow && (await wasUsed(db, codes, key, authCode));
    const storedAnswer = used
      ? await db.withSystem((tx) => answerOf(tx, accountRow.id, page.id))
      : null;
    throw storedAnswer ? alreadyAnsweredError(storedAnswer) : codeRefused(status === 'wrong');
  }
  if (!accountRow || !provesOwnership(accountRow, recipient)) throw codeRefused();
  // An address bound with a stolen session could otherwise empty the account, together with the link that undoes the
  // binding.
  requireSettled(accountRow, recipient.kind, 'invitation.tooNew');
  if (!isOpen(page)) throw new BusinessError(errorCodes.tenantDisabled);
  return { tenantId: page.id, accountId: accountRow.id };
}

type Answer = NonNullable<Awaited<ReturnType<typeof lastAnswer>>>;

const alreadyAnsweredError = (answer: Answer): BusinessError =>
  new BusinessError(errorCodes.conflict, { phrase: `invitation.${answer}`, data: { answer } });

/** The owner's last answer, if no invitation is open any more. */
const answerOf = async (tx: Tx, accountId: string, tenantId: string): Promise<Answer | null> =>
  (await hasOpenInvitation(tx, accountId, tenantId)) ? null : lastAnswer(tx, accountId, tenantId);

/** Throws the error for no open invitation: another page of the person was faster, or the invitation was withdrawn. */
export async function noOpenInvitation(
  tx: Tx,
  accountId: string,
  tenantId: string,
): Promise<BusinessError> {
  const storedAnswer = await answerOf(tx, accountId, tenantId);
  if (storedAnswer) return alreadyAnsweredError(storedAnswer);
  return new BusinessError(errorCodes.notFound, { phrase: 'invitation.none' });
}

/** The account with an open invitation at this tenant; null means that no code needs to be sent. */
export async function invitedOwner(
  tx: Tx,
  recipient: Recipient,
  tenantId: string,
): Promise<string | null> {
  const accountRow = await findAccount(tx, recipient);
  if (!accountRow || !provesOwnership(accountRow, recipient)) return null;
  return (await hasOpenInvitation(tx, accountRow.id, tenantId)) ? accountRow.id : null;
}
