import { errorCodes } from '@edu/shared-utility/contract';
import { personalDataOfAccount } from '../domain/account/about-account';
import { accountById } from '../domain/account/find-account';
import { requirePassword } from '../domain/account/password-rules';
import { writePassword } from '../domain/account/write-password';
import {
  type AccountOf,
  accountOfStaff,
  requireWholeAccount,
} from '../domain/admin/reset-password';
import { countAdministered } from '../domain/admin/tenant-share';
import { countOrRefuse } from '../domain/codes/limits';
import { hashPassword } from '../domain/passwords';
import { BusinessError } from '../http/business-error';
import { actorOf, isAllowed } from '../http/caller';
import { refuseInDemo } from '../http/demo';
import type { PublicCall } from '../http/route-call';

/** Milliseconds within which the person has to log in and change a generated password. */
const GENERATED_PASSWORD_LIFETIME = 86_400_000;

/** Limits of generated passwords, since each is sent to any number that the tenant has opened an account for. */
const GENERATED_PER_PERSON = { max: 5, seconds: 86_400 };
const GENERATED_PER_ACTOR = { max: 60, seconds: 3600 };

/** Resets another person's password, if `requireWholeAccount` allows it for that account. */
export async function resetPasswordOfAnother(
  call: PublicCall,
  userId: string,
  password: string,
  accountOf: AccountOf = accountOfStaff,
): Promise<void> {
  const caller = await call.authenticate();
  if (!isAllowed(caller, 'account.reset')) throw new BusinessError(errorCodes.forbidden);
  refuseInDemo(caller.readOnly);
  await call.requireProof(caller);
  const { db, ip, noticeDelivery } = call;
  const accountId = await db.withTenant(caller, (tx) => accountOf(tx, caller, userId));
  const personalData = await db.withSystem(async (tx) =>
    personalDataOfAccount(tx, caller.tenantId, await accountById(tx, accountId)),
  );
  await requirePassword(password, 'password', personalData);
  await countOrRefuse(db, `made-up:${actorOf(caller).id}`, GENERATED_PER_ACTOR);
  await countOrRefuse(db, `made-up:${caller.tenantId}:${accountId}`, GENERATED_PER_PERSON);
  await countAdministered(db, caller.tenantId);
  const passwordHash = await hashPassword(password);
  await db.withSystem(async (tx) => {
    await requireWholeAccount(tx, caller, accountId);
    const { tenantId, accountId: callerAccountId } = caller;
    const action = 'account.password.set';
    const write = {
      accountId,
      passwordHash,
      tenantId,
      changedById: callerAccountId,
      action,
      ip,
      noticeDelivery,
    };
    await writePassword(tx, {
      ...write,
      expiresAt: new Date(Date.now() + GENERATED_PASSWORD_LIFETIME),
    });
  });
}
