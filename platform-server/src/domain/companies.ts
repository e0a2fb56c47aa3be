import { errorCodes, type SlhCompanyInput } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { company } from '../db/schema';
import { BusinessError, FieldError } from '../http/business-error';
import { isRegion } from './regions';

export function checkRegions(ids: readonly string[]): void {
  if (!ids.every(isRegion)) throw new FieldError('regionIds', 'field.region');
}

/**
 * Refuses, naming the field, a company that the tenant has already accepted. An unreviewed claim blocks no other
 * registration: otherwise a stranger could reserve a company by sending it first.
 */
export async function refuseAccepted(
  tx: Tx,
  tenantId: string,
  kind: 'registration' | 'association',
  creditCode: string,
): Promise<void> {
  const accepted = await tx
    .select({ id: company.id })
    .from(company)
    .where(
      and(
        eq(company.tenantId, tenantId),
        eq(company.kind, kind),
        eq(company.creditCode, creditCode),
        eq(company.state, 'accepted'),
      ),
    )
    .limit(1);
  if (accepted.length > 0) {
    throw new FieldError('creditCode', 'field.companyTaken', errorCodes.conflict);
  }
}

/** Saves the registration of a trade association's member: a claim, which is reviewed with its contact. */
export async function saveAssociationCompany(
  tx: Tx,
  tenantId: string,
  input: SlhCompanyInput,
): Promise<{ id: string }> {
  const { companyName, regionIds = [], ...rest } = input;
  checkRegions(regionIds);
  await refuseAccepted(tx, tenantId, 'association', input.creditCode);
  const [inserted] = await tx
    .insert(company)
    .values({ ...rest, name: companyName, regionIds, tenantId, kind: 'association' })
    .returning({ id: company.id });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  return inserted;
}
