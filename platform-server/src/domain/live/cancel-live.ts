import { errorCodes } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { liveSession } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { nextVersion } from '../versions';
import { lockLive, type VersionedId } from './lock-live';
import { notifiedPeople, notify } from './notify-participants';

const cancelRefusal = (phrase: 'live.cancelled' | 'live.over' | 'live.begun' | 'live.told') =>
  new BusinessError(errorCodes.conflict, { phrase });

/** Cancels a session; it stays visible with the reason. */
export async function cancelLive(
  tx: TenantTx,
  caller: Caller,
  { reason, ...target }: VersionedId & { readonly reason: string },
): Promise<void> {
  const row = await lockLive(tx, caller, target);
  if (row.cancelledAt) throw cancelRefusal('live.cancelled');
  if (row.endsAt.getTime() <= Date.now()) throw cancelRefusal('live.over');
  const [saved] = await tx
    .update(liveSession)
    .set({
      ...{ cancelledAt: sql`now()`, reason, sequence: row.sequence + 1, updatedAt: new Date() },
      version: nextVersion(liveSession.version),
    })
    .where(eq(liveSession.id, row.id))
    .returning();
  if (!saved) throw new BusinessError(errorCodes.notFound);
  if (row.toldAt) await asSystem(tx, (t) => notify(t, saved, 'cancelled', notifiedPeople(saved)));
  const detail = { title: row.title, reason };
  await audit(tx, { ...auditContext(caller, row.id), action: 'live.cancelled', detail });
}

/** Deletes a session; only before it begins and before anybody was notified. */
export async function removeLive(tx: TenantTx, caller: Caller, target: VersionedId): Promise<void> {
  const row = await lockLive(tx, caller, target);
  if (row.startsAt.getTime() <= Date.now()) throw cancelRefusal('live.begun');
  if (row.toldAt) throw cancelRefusal('live.told');
  await tx.delete(liveSession).where(eq(liveSession.id, row.id));
  const detail = { title: row.title };
  await audit(tx, { ...auditContext(caller, row.id), action: 'live.removed', detail });
}
