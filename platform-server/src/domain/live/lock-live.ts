import { errorCodes, type Version } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { liveSession } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { requireVersion } from '../versions';
import { liveById } from './find-live';
import { requireWriteAccess } from './rights';

export interface IdAndVersion {
  readonly id: string;
  readonly version: Version;
}

export interface VersionedId {
  readonly id: string;
  readonly version: Version | undefined;
}

/** Locks the row for a caller who may change it; a stale version throws a conflict with the present row. */
export async function lockLive(
  tx: TenantTx,
  caller: Caller,
  { id, version }: VersionedId,
): Promise<typeof liveSession.$inferSelect> {
  const [row] = await tx
    .select()
    .from(liveSession)
    .where(and(eq(liveSession.id, id), eq(liveSession.organId, actorOf(caller).organId)))
    .for('update');
  if (!row) throw new BusinessError(errorCodes.notFound);
  const current = await liveById(tx, caller, id);
  requireWriteAccess(current.mayWrite);
  requireVersion(version, current);
  return row;
}
