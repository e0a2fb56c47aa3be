import type { TenantStatus } from '@edu/shared-utility/contract';
import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { tenant } from '../../db/schema';

export type Row = typeof tenant.$inferSelect;

export function statusOf({ status, expiresAt }: Row): TenantStatus {
  if (status === 'disabled') return 'disabled';
  return expiresAt !== null && expiresAt.getTime() <= Date.now() ? 'expired' : 'enabled';
}

const inTime = or(isNull(tenant.expiresAt), gt(tenant.expiresAt, sql`now()`));

export function hasStatus(status: TenantStatus | undefined): SQL | undefined {
  if (status === undefined) return undefined;
  if (status === 'disabled') return eq(tenant.status, 'disabled');
  const active = eq(tenant.status, 'active');
  return status === 'enabled'
    ? and(active, inTime)
    : and(active, lte(tenant.expiresAt, sql`now()`));
}
