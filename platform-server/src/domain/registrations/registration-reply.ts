import type { RegisteredCompany } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { company, tenant } from '../../db/schema';
import { masked } from '../account/masked';
import { actionsOf } from './states';

const columns = {
  company,
  tenantName: tenant.name,
  decidedBy: sql<string | null>`(SELECT a.name FROM account a WHERE a.id = ${company.decidedBy})`,
};

export const select = (tx: Tx) =>
  tx.select(columns).from(company).innerJoin(tenant, eq(tenant.id, company.tenantId));

type Row = Awaited<ReturnType<typeof select>>[number];

export function asReply({ company: row, tenantName, decidedBy }: Row): RegisteredCompany {
  const { id, tenantId, kind, state, name, creditCode, contactName, reason, version } = row;
  return {
    id,
    tenantId,
    tenantName,
    kind,
    state,
    actions: actionsOf(state),
    name,
    creditCode,
    contactName,
    contactPhone: masked(row.contactPhone || null) ?? '',
    email: masked(row.email),
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy,
    reason,
    version,
  };
}
