import type { ResourceFilter } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { branchAndBelow } from '../branch-and-below';
import { categoryAndBelow } from '../categories/category-and-below';
import { contains } from '../search';
import { states } from './resource-rows';
import { grantInForce, isGranted, isOwn, type Reach } from './usable-resources';

export type Filter = { readonly [K in keyof ResourceFilter]?: ResourceFilter[K] | undefined };

/**
 * Condition for resources of other organisations that the caller's may apply for, including those applied for already.
 */
export const isOffered = ({ tenantId, organId }: Reach): SQL =>
  sql`(r.tenant_id = ${tenantId}::uuid AND r.organ_id <> ${organId}::uuid AND r.shared
    AND f.state = 'ready' AND NOT EXISTS (SELECT FROM resource_application a
      WHERE a.resource_id = r.id AND ${grantInForce(organId)}))`;

function reachCondition(reach: Reach, { from = 'own', usable = false }: Filter): SQL {
  if (usable) return sql`(${isOwn(reach)} OR ${isGranted(reach)}) AND f.state = 'ready'`;
  return { own: isOwn, granted: isGranted, offered: isOffered }[from](reach);
}

export function matching(reach: Reach, filter: Filter): SQL {
  const { keyword, kind, status, categoryId, branchId } = filter;
  const words = keyword?.trim() ? contains(keyword) : null;
  const all = [
    reachCondition(reach, filter),
    words && sql`(r.title ILIKE ${words} OR f.name ILIKE ${words})`,
    kind && sql`r.kind = ${kind}`,
    status && sql`f.state = ${states[status]}`,
    categoryId && sql`r.category_id IN (${categoryAndBelow(categoryId)})`,
    branchId && sql`r.branch_id IN (${branchAndBelow(branchId)})`,
  ].filter((item): item is SQL => Boolean(item));
  return sql.join(all, sql` AND `);
}

/** The file is joined only for filters that need it, since most lists are faster without. */
export const needsFile = ({ keyword, status, from, usable }: Filter): boolean =>
  Boolean(keyword?.trim()) || status !== undefined || from === 'offered' || usable === true;
