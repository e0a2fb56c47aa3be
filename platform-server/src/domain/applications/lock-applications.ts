import { errorCodes, type ResourceApplicationStatus } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { isOwn, reachOf } from '../resources/usable-resources';
import { type Decision, mayDecide } from './application-states';
import { status } from './find-applications';

interface LockedApplication extends Record<string, unknown> {
  id: string;
  resourceId: string;
  title: string;
  applicantOrganId: string;
  ownerOrganId: string;
  status: ResourceApplicationStatus;
}

/** Locks the applications for the caller's own resources until the transaction ends; refuses if one is missing. */
export async function lockApplications(
  tx: TenantTx,
  caller: Caller,
  ids: readonly string[],
  decision: Decision,
): Promise<readonly LockedApplication[]> {
  const uniqueIds = [...new Set(ids)];
  const { rows } = await tx.execute<LockedApplication>(sql`
    SELECT a.id, a.resource_id AS "resourceId", r.title, a.owner_organ_id AS "ownerOrganId",
      a.applicant_organ_id AS "applicantOrganId", ${status} AS status
    FROM resource_application a JOIN resource r ON r.id = a.resource_id
    WHERE a.id IN (SELECT jsonb_array_elements_text(${JSON.stringify(uniqueIds)}::jsonb)::uuid)
      AND ${isOwn(reachOf(caller))}
    ORDER BY a.id FOR UPDATE OF a`);
  if (rows.length < uniqueIds.length) throw new BusinessError(errorCodes.notFound);
  if (!rows.every((row) => mayDecide(row.status, decision))) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'application.decided' });
  }
  return rows;
}
