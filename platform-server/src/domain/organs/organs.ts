import { errorCodes, type OrganInput, type OrganStatus } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { branch, organ } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller, worksIn } from '../../http/caller';
import { newUcode } from '../admin/branches';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { nextVersion } from '../versions';
import { requireClosable, requireNoOperator } from './closing-checks';
import { ensureOwnActor } from './ensure-own-actor';
import { auditContext, lockOrgan, lockOrgans, requireFreeName } from './lock-organ';
import { managesAllOrgans, requireAllOrgans } from './organ-access';

/** Adds an organisation with its first branch and an actor for its creator, without which nobody could enter it. */
export async function addOrgan(
  tx: TenantTx,
  caller: Caller,
  { name, channel = '1', branchName, ip }: OrganInput & { readonly ip: string },
): Promise<{ id: string }> {
  await requireAllOrgans(tx, caller, 'organ.write');
  await lockOrgans(tx, caller);
  await requireFreeName(tx, caller, name);
  const { tenantId } = caller;
  const id = crypto.randomUUID();
  const last = sql`(SELECT coalesce(max(o.sort), 0) + 1 FROM organ o)`;
  await tx.insert(organ).values({ id, tenantId, name, channel, sort: last });
  const first = { name: branchName ?? name, ucode: newUcode() };
  await tx.insert(branch).values({ ...first, tenantId, organId: id });
  await ensureOwnActor(tx, caller, id);
  const changes = changesOf({ name: '', channel: '' }, { name, channel });
  await audit(tx, {
    ...auditContext(caller, id, ip),
    action: 'organ.added',
    detail: { name },
    changes,
  });
  return { id };
}

interface OrganChange {
  readonly id: string;
  readonly version: number;
  readonly name?: string | undefined;
  readonly channel?: string | undefined;
  readonly ip: string;
}

/**
 * Changes an organisation. A caller who does not manage all may only rename the organisation in the whole of which they
 * work.
 */
export async function changeOrgan(
  tx: Tx,
  caller: Caller,
  { id, version, ip, ...values }: OrganChange,
): Promise<void> {
  const isAll = await managesAllOrgans(tx, caller, 'organ.write');
  if (!isAll && (id !== actorOf(caller).organId || !worksIn(caller, null))) {
    throw new BusinessError(errorCodes.notFound);
  }
  if (!isAll && values.channel !== undefined) throw new BusinessError(errorCodes.forbidden);
  await lockOrgans(tx, caller);
  const current = await lockOrgan(tx, id, version);
  if (values.name !== undefined) await requireFreeName(tx, caller, values.name, id);
  await tx
    .update(organ)
    .set({ ...values, version: nextVersion(organ.version) })
    .where(eq(organ.id, id));
  const { name } = current;
  const changes = changesOf<typeof values>(current, values);
  await audit(tx, {
    ...auditContext(caller, id, ip),
    action: 'organ.changed',
    detail: { name },
    changes,
  });
}

export async function changeOrganStatus(
  tx: TenantTx,
  caller: Caller,
  { id, version, status, ip }: Omit<OrganChange, 'name'> & { readonly status: OrganStatus },
): Promise<void> {
  await requireAllOrgans(tx, caller, 'organ.write');
  const current = await lockOrgan(tx, id, version);
  if (status === 'disabled') {
    requireClosable(caller, current);
    await requireNoOperator(tx, caller, id);
  }
  await tx
    .update(organ)
    .set({ status, version: nextVersion(organ.version) })
    .where(eq(organ.id, id));
  const { name } = current;
  const changes = changesOf<{ status: OrganStatus }>(current, { status });
  await audit(tx, {
    ...auditContext(caller, id, ip),
    action: 'organ.status',
    detail: { name },
    changes,
  });
}
