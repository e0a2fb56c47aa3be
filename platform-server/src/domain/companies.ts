import { errorCodes, type SlhCompanyInput } from '@edu/shared-utility/contract';
import { isUniqueViolation, type Tx } from '../db/database';
import { company } from '../db/schema';
import { BusinessError, FieldError } from '../http/business-error';
import { isRegion } from './regions';

export function checkRegions(ids: readonly string[]): void {
  if (!ids.every(isRegion)) throw new FieldError('regionIds', 'field.region');
}

/** A trade association's member signs in; a company does so once. */
export async function saveAssociationCompany(
  tx: Tx,
  tenantId: string,
  input: SlhCompanyInput,
): Promise<{ id: string }> {
  const { companyName, regionIds = [], ...rest } = input;
  checkRegions(regionIds);
  try {
    const [made] = await tx
      .insert(company)
      .values({ ...rest, name: companyName, regionIds, tenantId, kind: 'association' })
      .returning({ id: company.id });
    if (!made) throw new BusinessError(errorCodes.conflict);
    return made;
  } catch (error) {
    if (!isUniqueViolation(error, 'company_credit_code_key')) throw error;
    throw new FieldError('creditCode', 'field.companyTaken', errorCodes.conflict);
  }
}
