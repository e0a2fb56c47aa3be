import { errorCodes } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { member, resourceApplication } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { grantInForce, type Reach, reachOf } from '../resources/usable-resources';

interface OfferedResource extends Record<string, unknown> {
  id: string;
  organId: string;
  title: string;
  hasGrant: boolean;
}

/** Those of these resources that other organisations of the tenant share, locked so that none is deleted meanwhile. */
async function findOffered(tx: Tx, { tenantId, organId }: Reach, ids: readonly string[]) {
  const { rows } = await tx.execute<OfferedResource>(sql`
    SELECT r.id, r.organ_id AS "organId", r.title,
      EXISTS (SELECT FROM resource_application a
        WHERE a.resource_id = r.id AND ${grantInForce(organId)}) AS "hasGrant"
    FROM resource r JOIN stored_file f ON f.id = r.file_id
    WHERE r.id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
      AND r.tenant_id = ${tenantId}::uuid AND r.organ_id <> ${organId}::uuid
      AND r.shared AND f.state = 'ready'
    FOR KEY SHARE OF r`);
  return rows;
}

async function nameOf(tx: Tx, { memberId }: Caller): Promise<string> {
  if (memberId === null) return '';
  const [row] = await tx.select({ name: member.name }).from(member).where(eq(member.id, memberId));
  return row?.name ?? '';
}

export interface ResourceRequest {
  readonly resourceIds: readonly string[];
  readonly reason: string;
}

/** Applies to other organisations for the use of their resources: for all of them or for none. */
export async function applyFor(
  tx: TenantTx,
  caller: Caller,
  { resourceIds, reason }: ResourceRequest,
): Promise<void> {
  const { tenantId, accountId } = caller;
  const reach = reachOf(caller);
  const ids = [...new Set(resourceIds)];
  const resources = await asSystem(tx, (t) => findOffered(t, reach, ids));
  if (resources.length < ids.length) {
    throw new FieldError('resourceIds', 'application.notOffered');
  }
  if (resources.some(({ hasGrant }) => hasGrant)) {
    throw new FieldError('resourceIds', 'application.has', errorCodes.conflict);
  }
  const applicantName = await nameOf(tx, caller);
  const rows = resources.map(({ id, organId }) => ({
    tenantId,
    resourceId: id,
    ownerOrganId: organId,
    applicantOrganId: reach.organId,
    applicantName,
    reason,
    createdBy: accountId,
  }));
  await tx
    .insert(resourceApplication)
    .values(rows)
    .catch((error: unknown) => {
      if (!isUniqueViolation(error, 'resource_application_waiting_key')) throw error;
      throw new FieldError('resourceIds', 'application.waits', errorCodes.conflict);
    });
  for (const { id, organId, title } of resources) {
    await audit(tx, {
      tenantId,
      accountId,
      action: 'resource.applied',
      target: id,
      detail: { title, reason },
      organIds: [reach.organId, organId],
    });
  }
}
