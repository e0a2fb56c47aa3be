import type { Tx } from '../db/database';
import { audit } from '../domain/audit';

/** Who changes the map. */
export interface Author {
  /** As the history shows it. */
  readonly who: string;
  /** Null on the command line without a server, where the name is the operating system user's. */
  readonly account: { readonly id: string; readonly tenantId: string; readonly ip: string } | null;
}

/** The same line for the trail of account and permission changes, where there is an account. */
export async function auditAs(
  tx: Tx,
  { account }: Author,
  action: string,
  target: string,
  detail: Record<string, unknown>,
): Promise<void> {
  if (!account) return;
  const { id: accountId, tenantId, ip } = account;
  await audit(tx, { tenantId, accountId, action, target, detail, ip });
}
