import { errorCodes } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { session } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { PROOF_MINUTES } from '../find-caller-query';
import { lockLiveSession } from '../sessions';

/** Records that the person of a session has proved their identity. Throws 303 if the session has ended since. */
export async function markProved(
  tx: Tx,
  sessionOwner: { accountId: string; sessionId: string },
  provedBy: string,
): Promise<{ provedUntil: string }> {
  if (!(await lockLiveSession(tx, sessionOwner)))
    throw new BusinessError(errorCodes.sessionExpired);
  const [row] = await tx
    .update(session)
    .set({ provedAt: sql`now()`, provedBy })
    .where(eq(session.id, sessionOwner.sessionId))
    .returning({ provedAt: session.provedAt });
  const until = (row?.provedAt ?? new Date()).getTime() + PROOF_MINUTES * 60_000;
  return { provedUntil: new Date(until).toISOString() };
}
