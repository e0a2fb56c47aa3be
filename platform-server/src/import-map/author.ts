import type { Tx } from '../db/database';
import { audit } from '../domain/audit';

/** The person who changes the map. */
export interface Author {
  /** Name shown in the history. */
  readonly who: string;
  /** Null for a command line without a server, where the name is that of the operating system's user. */
  readonly account: { readonly id: string; readonly tenantId: string; readonly ip: string } | null;
}

/** Also writes the audit entry, if there is an account. */
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
