import type { AdministratorStatus } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actor } from '../../db/schema';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { nextVersion } from '../versions';
import { manageableStaff } from './administrators';
import { type AdministratorChange, requirePresent } from './change-administrator';
import { ensureAdministratorRemains } from './last-administrator';

/** A suspended actor has no rights from the next call on. */
export async function setStatus(
  tx: Tx,
  caller: Caller,
  {
    id,
    version,
    status,
    ip,
    locale,
  }: Pick<AdministratorChange, 'id' | 'version' | 'ip' | 'locale'> & {
    readonly status: AdministratorStatus;
  },
): Promise<void> {
  const actorRow = await manageableStaff(tx, caller, id);
  const before = await requirePresent(tx, actorRow.id, { version, locale });
  await ensureAdministratorRemains(tx, caller, () =>
    tx
      .update(actor)
      .set({ status, version: nextVersion(actor.version) })
      .where(eq(actor.id, actorRow.id)),
  );
  const { tenantId, accountId } = caller;
  const changes = changesOf<{ status: AdministratorStatus }>(before, { status });
  const auditEntry = { tenantId, accountId, target: actorRow.id, detail: { status }, changes, ip };
  await audit(tx, { ...auditEntry, action: 'administrator.status' });
}

export async function dismiss(tx: Tx, caller: Caller, id: string, ip: string): Promise<void> {
  const actorRow = await manageableStaff(tx, caller, id);
  await ensureAdministratorRemains(tx, caller, () =>
    tx.delete(actor).where(eq(actor.id, actorRow.id)),
  );
  const { tenantId, accountId } = caller;
  await audit(tx, {
    tenantId,
    accountId,
    action: 'administrator.removed',
    target: actorRow.id,
    ip,
  });
}
