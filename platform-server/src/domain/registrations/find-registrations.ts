import {
  errorCodes,
  type Page,
  type PageQuery,
  type RegisteredCompany,
  type RegisteredCompanyDetail,
  type RegistrationFilter,
} from '@edu/shared-utility/contract';
import { and, asc, count, desc, eq, ilike, ne, or } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { company } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { type Caller, isAllowed } from '../../http/caller';
import { contains } from '../search';
import { asReply, select } from './registration-reply';

/**
 * Operators see every tenant's registrations, others their own tenant's. To be run as the system, with this condition.
 */
export const ownRegistrations = ({ isOperator, tenantId }: Caller) =>
  isOperator ? undefined : eq(company.tenantId, tenantId);

/** One page of the registrations, oldest first. */
export async function findRegistrations(
  tx: Tx,
  caller: Caller,
  query: PageQuery & {
    readonly [K in keyof RegistrationFilter]?: RegistrationFilter[K] | undefined;
  },
): Promise<Page<RegisteredCompany>> {
  const { pageNum, pageSize, state, kind, keyword, sort = 'createdAt' } = query;
  const words = keyword?.trim() ? contains(keyword) : null;
  const where = and(
    ownRegistrations(caller),
    state ? eq(company.state, state) : undefined,
    kind ? eq(company.kind, kind) : undefined,
    words ? or(ilike(company.name, words), ilike(company.creditCode, words)) : undefined,
  );
  const order = sort === 'createdAt' ? asc : desc;
  const rows = await select(tx)
    .where(where)
    .orderBy(order(company.createdAt), order(company.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await tx.select({ total: count() }).from(company).where(where);
  return { list: rows.map(asReply), total: counted?.total ?? 0, pageNum, pageSize };
}

/** One registration with the fields that the list leaves out, phone and address unmasked. */
export async function registrationById(
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<RegisteredCompanyDetail> {
  const [joinedRow] = await select(tx).where(and(eq(company.id, id), ownRegistrations(caller)));
  if (!joinedRow) throw new BusinessError(errorCodes.notFound);
  const { company: row } = joinedRow;
  const [others] = await tx
    .select({ count: count() })
    .from(company)
    .where(
      and(
        eq(company.tenantId, row.tenantId),
        eq(company.kind, row.kind),
        eq(company.creditCode, row.creditCode),
        eq(company.state, 'claimed'),
        ne(company.id, id),
      ),
    );
  return {
    ...asReply(joinedRow),
    contactPhone: row.contactPhone,
    email: row.email,
    regionIds: [...row.regionIds],
    address: row.address,
    memberCount: row.memberCount,
    licenceImage: row.licenceImage,
    rivals: others?.count ?? 0,
    mayBecomeTenant: isAllowed(caller, 'platform.tenant'),
  };
}
