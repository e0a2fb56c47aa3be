import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../http/caller';
import { firstBranch } from '../first-branch';

/** Condition for articles published by the member's organisations for their branch, branches above it, or everybody. */
export const memberCondition = ({ tenantId, memberId }: Caller): SQL => sql`
  a.tenant_id = ${tenantId}::uuid AND a.is_shown AND EXISTS (
    WITH RECURSIVE affiliation AS (
      SELECT c.organ_id, c.branch_id FROM actor c
      WHERE c.tenant_id = ${tenantId}::uuid AND c.member_id = ${memberId}::uuid AND c.status = 'active'),
    branches_above AS (
      SELECT branch_id AS id FROM affiliation WHERE branch_id IS NOT NULL
      UNION SELECT b.parent_id FROM branch b JOIN branches_above ON branches_above.id = b.id WHERE b.parent_id IS NOT NULL)
    SELECT 1 FROM affiliation WHERE affiliation.organ_id = a.organ_id AND (a.branch_id IS NULL
      OR a.branch_id = ${firstBranch(sql`a.organ_id`)} OR a.branch_id IN (SELECT id FROM branches_above)))`;

/** Condition for articles that a tenant shows without log-in. */
export const entranceCondition = (tenantId: string): SQL =>
  sql`a.tenant_id = ${tenantId}::uuid AND a.is_shown AND r.on_entrance`;
