import type { UndoableChange } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { type AccountBefore, accountUndo } from '../../db/schema';
import { hashToken, newToken } from '../tokens';
import { settledAddress } from './bound-since';
import type { Account } from './find-account';
import { type LinkOrigin, originOfTenant } from './tenant-origin';

const UNDO_DAYS = 7;

const stateOf = (accountRow: Account): AccountBefore => ({
  phone: accountRow.phone,
  mail: accountRow.mail,
  phoneBoundAt: accountRow.phoneBoundAt?.toISOString() ?? null,
  mailBoundAt: accountRow.mailBoundAt?.toISOString() ?? null,
  name: accountRow.name,
  idAuthStatus: accountRow.idAuthStatus,
});

/**
 * Links that undo a change, one for each address that had been bound for a day before it: a newer address may be a
 * thief's, who must not undo the owner's repair. The token is in the URL's fragment, which browsers do not send to
 * servers.
 */
export async function undoLinks(
  tx: Tx,
  linkOrigin: LinkOrigin,
  { change, tenantId, before }: { change: UndoableChange; tenantId: string; before: Account },
): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  const origin = await originOfTenant(tx, tenantId, linkOrigin);
  for (const kind of ['phone', 'mail'] as const) {
    const address = settledAddress(before, kind);
    if (address === null) continue;
    const token = newToken();
    await tx.insert(accountUndo).values({
      tokenHash: hashToken(token),
      accountId: before.id,
      tenantId,
      change,
      before: stateOf(before),
      expiresAt: sql`now() + make_interval(days => ${UNDO_DAYS})`,
    });
    links.set(address, `${origin}/entrance/undo#token=${token}`);
  }
  return links;
}

/** For an account that is reset, whose former data must not be restored. */
export async function deleteUndoLinks(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(accountUndo).where(eq(accountUndo.accountId, accountId));
}
