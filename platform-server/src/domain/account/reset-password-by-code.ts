import type { Database } from '../../db/database';
import { FieldError } from '../../http/business-error';
import type { CodePolicy, CodePurpose } from '../codes/code-policy';
import { requireCode, restoreCode } from '../codes/codes';
import type { Recipient } from '../codes/recipient';
import { codeRefused } from '../codes/refused-code';
import { checkPassword, hashPassword } from '../passwords';
import { personalDataOfAccount, personalDataOfRecipient } from './about-account';
import { requireSettled } from './bound-since';
import { type Account, findAccount } from './find-account';
import type { NoticeDelivery } from './notices';
import { requirePassword } from './password-rules';
import { writePassword } from './write-password';

export interface ResetByCode {
  readonly recipient: Recipient;
  readonly authCode: string;
  readonly password: string;
  /** The form field that an error belongs to; `password` by default. */
  readonly field?: string | undefined;
  readonly tenantId: string;
  readonly ip: string;
  readonly noticeDelivery: NoticeDelivery;
}

/** Sets a new password after checking a code. An unknown account gets the same error as a wrong code. */
export async function resetPasswordByCode(
  db: Database,
  codes: CodePolicy,
  { recipient, authCode, password, field = 'password', tenantId, ip, noticeDelivery }: ResetByCode,
): Promise<void> {
  const personalData = await db.withSystem((tx) =>
    personalDataOfRecipient(tx, tenantId, recipient),
  );
  await requirePassword(password, field, personalData);
  const purpose: CodePurpose = 'reset';
  const accountRow: Account | null = await db.withSystem((tx) => findAccount(tx, recipient));
  const origin = { owner: accountRow?.id ?? null, ip };
  const key = { purpose, recipient, tenantId };
  await requireCode(db, codes, key, authCode, origin);
  if (!accountRow) throw codeRefused();
  // Password rules about names could reveal them, so they are checked only after the code.
  const accountData = await db.withSystem((tx) => personalDataOfAccount(tx, tenantId, accountRow));
  try {
    await requirePassword(password, field, accountData);
    if (await checkPassword(accountRow.passwordHash, password)) {
      throw new FieldError(field, 'field.passwordSame');
    }
  } catch (error) {
    await restoreCode(db, codes, key, authCode);
    throw error;
  }
  // Reported only after the code, which proved that the address belongs to the person.
  requireSettled(accountRow, recipient.kind);
  const passwordHash = await hashPassword(password);
  const { id: accountId } = accountRow;
  const action = 'account.password.reset';
  const write = {
    accountId,
    passwordHash,
    tenantId,
    changedById: null,
    action,
    ip,
    noticeDelivery,
  };
  const byPhone = recipient.kind === 'phone';
  await db.withSystem((tx) => writePassword(tx, { ...write, byPhone }));
}
