import { errorCodes, type OrganInput, type OrganStatus } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { branch, organ } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller, worksIn } from '../../http/caller';
import { newUcode } from '../admin/branches';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { nextVersion, requireVersion } from '../versions';
import { requireClosable, requireNoOperator } from './closing-checks';
import { ensureOwnPlace } from './ensure-own-place';
import { managesAllOrgans, requireAllOrgans } from './organ-access';

/**
 * Serialises changes of the tenant's organisations until the transaction ends: two concurrent ones could use the same
 * name.
 */
export const lockOrgans = (tx: Tx, { tenantId }: Pick<Caller, 'tenantId'>): Promise<unknown> =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`organs ${tenantId}`}, 0))`);

/** Throws 40900, naming `name`. Call it after `lockOrgans`; also as the system. */
export async function requireFreeName(
  tx: Tx,
  { tenantId }: Pick<Caller, 'tenantId'>,
  name: string,
  exceptId: string | null = null,
): Promise<void> {
  const { rows } = await tx.execute(sql`SELECT 1 FROM organ WHERE tenant_id = ${tenantId}::uuid
    AND lower(name) = lower(${name}) AND id IS DISTINCT FROM ${exceptId}::uuid`);
  if (rows.length > 0) throw new FieldError('name', 'field.organTaken', errorCodes.conflict);
}

/** The audit entry is visible to the head organisation and to the organisation itself. */
export const auditContext = (caller: Caller, id: string, ip: string) => ({
  tenantId: caller.tenantId,
  accountId: caller.accountId,
  target: id,
  organIds: [...new Set([actorOf(caller).organId, id])],
  ip,
});

/** An organisation of the tenant, locked until the transaction ends. */
export async function lockOrgan(tx: Tx, id: string, version: number) {
  const [current] = await tx.select().from(organ).where(eq(organ.id, id)).for('update');
  if (!current) throw new BusinessError(errorCodes.notFound);
  const { name, channel, status, isHead } = current;
  requireVersion(version, { id, name, channel, status, isHead, version: current.version });
  return current;
}

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
  await ensureOwnPlace(tx, caller, id);
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
  const place = await ensureOwnPlace(tx, caller, id);
  const detail = { name: row.name };
  await audit(tx, { ...auditContext(caller, id, ip), action: 'organ.joined', detail });
  return { id: place };
}
