import { errorCodes } from '@edu/shared-utility/contract';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { type Account, accountById } from '../account/find-account';
import type { NoticeDelivery } from '../account/notices';
import { audit } from '../audit';
import { lockLiveSession } from '../sessions';
import type { PageOrigin } from './challenges';

/** The account whose factors change, with the requesting session and page. */
export interface FactorOwner {
  readonly accountId: string;
  readonly tenantId: string;
  readonly sessionId: string;
  readonly ip: string;
  readonly noticeDelivery: NoticeDelivery;
  readonly page: PageOrigin;
  /** True if the account must keep at least one factor. */
  readonly demanded: boolean;
}

/** The account, locked while its session lives; throws where it has ended. */
export async function lockOwn(tx: Tx, factorOwner: FactorOwner): Promise<Account> {
  if (!(await lockLiveSession(tx, factorOwner))) throw new BusinessError(errorCodes.sessionExpired);
  const accountRow = await accountById(tx, factorOwner.accountId);
  if (!accountRow) throw new BusinessError(errorCodes.notLoggedIn);
  return accountRow;
}

export const auditFactor = (
  tx: Tx,
  factorOwner: FactorOwner,
  action: string,
  detail: Record<string, unknown>,
) => {
  const { accountId, tenantId, ip } = factorOwner;
  return audit(tx, { accountId, tenantId, ip, target: accountId, action, detail });
};
