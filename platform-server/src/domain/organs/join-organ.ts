import { errorCodes } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { organ } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { ensureOwnActor } from './ensure-own-actor';
import { auditContext } from './lock-organ';
import { requireAllOrgans } from './organ-access';

/** Gives the caller an actor in an organisation that someone else created. */
export async function joinOrgan(
  tx: Tx,
  caller: Caller,
  { id, ip }: { readonly id: string; readonly ip: string },
): Promise<{ id: string }> {
  await requireAllOrgans(tx, caller, 'organ.write');
  const [row] = await tx.select().from(organ).where(eq(organ.id, id)).for('share');
  if (!row) throw new BusinessError(errorCodes.notFound);
  if (row.status === 'disabled') {
    throw new BusinessError(errorCodes.conflict, { phrase: 'organ.disabled' });
  }
  const actorId = await ensureOwnActor(tx, caller, id);
  const detail = { name: row.name };
  await audit(tx, { ...auditContext(caller, id, ip), action: 'organ.joined', detail });
  return { id: actorId };
}
