import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { organ } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { lockOrgans } from './lock-organ';
import { requireAllOrgans } from './organ-access';

/** Reorders all organisations; refused if one was added or deleted meanwhile. */
export async function sortOrgans(
  tx: Tx,
  caller: Caller,
  { ids, ip }: { readonly ids: readonly string[]; readonly ip: string },
): Promise<void> {
  await requireAllOrgans(tx, caller, 'organ.write');
  await lockOrgans(tx, caller);
  const existing = await tx.select({ id: organ.id }).from(organ);
  const organIds = new Set(existing.map((item) => item.id));
  const isComplete = organIds.size === ids.length && new Set(ids).size === ids.length;
  if (!isComplete || !ids.every((id) => organIds.has(id))) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'row.changed' });
  }
  await tx.execute(sql`
    UPDATE organ SET sort = p.at::int
    FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) WITH ORDINALITY AS p(id, at)
    WHERE organ.id = p.id::uuid`);
  const { tenantId, accountId } = caller;
  await audit(tx, { tenantId, accountId, action: 'organ.sorted', target: tenantId, ip });
}
