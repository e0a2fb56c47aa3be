import type { HomeTask, HomeTaskKey } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { type Caller, isAllowed } from '../../http/caller';
import { countWaiting } from '../applications/find-applications';
import { countRows } from '../count-rows';
import { ownRegistrations } from '../registrations/find-registrations';

const taskIfAny = (key: HomeTaskKey, count: number): HomeTask[] =>
  count > 0 ? [{ key, count }] : [];

const task = async (tx: Tx, key: HomeTaskKey, source: SQL): Promise<HomeTask[]> =>
  taskIfAny(key, await countRows(tx, source));

/** The open tasks of the caller's organisation that the caller's permissions cover. */
export async function tasksOf(tx: Tx, caller: Caller): Promise<HomeTask[]> {
  if (!caller.actor) return [];
  const { organId } = caller.actor;
  const invitations = isAllowed(caller, 'administrator.read')
    ? await task(
        tx,
        'invitations',
        sql`FROM invitation WHERE organ_id = ${organId}::uuid AND kind = 'staff'
          AND state = 'open' AND expires_at > now()`,
      )
    : [];
  const failedJobs = await task(
    tx,
    'failedJobs',
    sql`FROM job WHERE created_by = ${caller.accountId}::uuid AND state = 'failed'`,
  );
  const inReview = isAllowed(caller, 'cms.publish')
    ? await task(
        tx,
        'articlesInReview',
        sql`FROM article WHERE organ_id = ${organId}::uuid AND state = 'review'`,
      )
    : [];
  const returned = isAllowed(caller, 'cms.write')
    ? await task(
        tx,
        'returnedArticles',
        sql`FROM article WHERE organ_id = ${organId}::uuid AND state = 'returned'
          AND created_by = ${caller.accountId}::uuid`,
      )
    : [];
  return [...invitations, ...inReview, ...returned, ...failedJobs];
}

/** Whether any task on this person's home page has to be read as the system. */
export const mayReadAcrossOrgans = (caller: Caller): boolean =>
  ['registration.review', 'resource.grant', 'platform.modules.write', 'platform.tenant'].some(
    (code) => isAllowed(caller, code),
  );

/**
 * Open tasks beyond one organisation: of the caller's tenant, or of all tenants for operators.
 *
 * @param tx a transaction of the system
 */
export async function tasksAcrossOrgans(tx: Tx, caller: Caller): Promise<HomeTask[]> {
  const registrations = isAllowed(caller, 'registration.review')
    ? await task(
        tx,
        'registrations',
        sql`FROM company WHERE state = 'claimed' AND ${ownRegistrations(caller) ?? sql`true`}`,
      )
    : [];
  const mapChanges = isAllowed(caller, 'platform.modules.write')
    ? await task(tx, 'mapChanges', sql`FROM map_change WHERE status = 'waiting'`)
    : [];
  const resourceApplications =
    caller.actor && isAllowed(caller, 'resource.grant')
      ? taskIfAny('resourceApplications', await countWaiting(tx, caller))
      : [];
  return [...registrations, ...resourceApplications, ...mapChanges];
}
