import type { Database } from '../../db/database';
import { FieldError } from '../../http/business-error';
import { countEachOrRefuse, countOrRefuse, uncountHits } from '../codes/limits';
import { checkPassword, hashPassword } from '../passwords';
import { personalDataOfAccount } from './about-account';
import { accountById } from './find-account';
import type { NoticeDelivery } from './notices';
import { checkNewPassword, checkPasswordChange } from './password-rules';
import { writePassword } from './write-password';

interface AccountContext {
  readonly accountId: string;
  readonly tenantId: string;
  readonly sessionId: string;
  readonly ip: string;
  readonly noticeDelivery: NoticeDelivery;
}

/** Wrong old passwords allowed per session, so that a stolen token does not use up the attempts of other sessions. */
const OLD_PASSWORD_TRIES = { max: 10, seconds: 900 };
/** Wrong old passwords allowed for all sessions of one account together. */
const OLD_PASSWORD_TRIES_IN_ALL = { max: 50, seconds: 900 };

/** Each change sends a message to every address; beyond this limit a password can still be reset by code. */
const CHANGE_LIMIT = { max: 10, seconds: 86_400 };

/**
 * Requires the old password. Other sessions end at once; this one logs itself out (specification §4) or ends soon
 * after.
 */
export async function changePassword(
  db: Database,
  accountContext: AccountContext,
  input: { password: string; passwordNew: string; repsw: string },
): Promise<void> {
  const { own, personalData } = await db.withSystem(async (tx) => {
    const accountRow = await accountById(tx, accountContext.accountId);
    return {
      own: accountRow,
      personalData: await personalDataOfAccount(tx, accountContext.tenantId, accountRow),
    };
  });
  await checkPasswordChange(input, personalData);
  const hits = await countEachOrRefuse(db, [
    [`old-password:session:${accountContext.sessionId}`, OLD_PASSWORD_TRIES],
    [`old-password:${accountContext.accountId}`, OLD_PASSWORD_TRIES_IN_ALL],
  ]);
  if (!(await checkPassword(own?.passwordHash ?? null, input.password))) {
    throw new FieldError('password', 'field.passwordWrong');
  }
  await uncountHits(db, hits);
  if (input.passwordNew === input.password)
    throw new FieldError('passwordNew', 'field.passwordSame');
  await countOrRefuse(db, `password-changed:${accountContext.accountId}`, CHANGE_LIMIT);
  const passwordHash = await hashPassword(input.passwordNew);
  const { accountId: changerId, sessionId: from } = accountContext;
  const proved = { passwordHash, instead: own?.passwordHash ?? null };
  const action = 'account.password.changed';
  await db.withSystem((tx) =>
    writePassword(tx, { ...accountContext, ...proved, changedById: changerId, action, from }),
  );
}

export const repeatedPassword = async (input: {
  passwordNew: string;
  repsw: string;
}): Promise<string> => {
  await checkNewPassword(input);
  return input.passwordNew;
};
