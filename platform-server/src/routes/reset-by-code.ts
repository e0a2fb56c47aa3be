import { resetPasswordByCode } from '../domain/account/reset-password-by-code';
import type { CodePolicy } from '../domain/codes/code-policy';
import { readRecipient } from '../domain/codes/recipient';
import { tenantOfHost } from '../domain/tenants';
import type { PublicCall } from '../http/route-call';

export const tenantIdOf = async ({ db, host }: PublicCall): Promise<string> =>
  (await db.withSystem((tx) => tenantOfHost(tx, host))).id;

/** Sets a person's own password after a code for this tenant. */
export async function resetByCode(
  call: PublicCall,
  codes: CodePolicy,
  { account, ...proof }: { account: string; authCode: string; password: string; field?: string },
): Promise<void> {
  const recipient = readRecipient(account);
  const tenantId = await tenantIdOf(call);
  const { db, ip, noticeDelivery } = call;
  await resetPasswordByCode(db, codes, { ...proof, recipient, tenantId, ip, noticeDelivery });
}
