import { sql } from 'drizzle-orm';
import { textOf } from '../db/prepared';
import { activeSessionSql, isActorOfSession } from './session-rules';

export interface SessionRow extends Record<string, unknown> {
  id: string;
  account_id: string;
  tenant_id: string;
  member_id: string | null;
  flow: 'old' | 'new';
  read_only: boolean;
  alive: boolean;
  revoked: boolean;
  organ_closed: boolean;
  tenant_closed: boolean;
  stale: boolean;
  is_operator: boolean;
  lacks_factor: boolean;
  proved: boolean;
  embedded: boolean;
  actor_id: string | null;
  organ_id: string | null;
  branch_id: string | null;
  branches: string[] | null;
  home_branch_id: string | null;
  permissions: string[];
}

/** How long a proof stays fresh. */
export const PROOF_MINUTES = 5;

const [actor, organ, absolute] = [sql.raw('$2'), sql.raw('$3'), sql.raw('$5')];

/**
 * An actor works in its branches, or in the chosen one of them, and in all below. It works in the whole organisation
 * (`branches` is null) at the organisation's first branch or without any branch.
 *
 * $1 token hash, $2 actor, $3 organ, $4 branch, $5 absolute age, $6 idle time left when fresh (s).
 */
export const FIND_CALLER = textOf(sql`
  SELECT s.id, s.revoked_at IS NOT NULL AS revoked, s.account_id, s.tenant_id, s.member_id, s.flow, s.read_only,
    ${activeSessionSql(absolute)}
      AND (s.member_id IS NULL OR EXISTS (
        SELECT 1 FROM actor x JOIN organ o ON o.id = x.organ_id AND o.status = 'active'
        WHERE x.tenant_id = s.tenant_id AND x.member_id = s.member_id AND x.status = 'active'
      ))
      AND (s.parent_id IS NULL OR EXISTS (
        SELECT 1 FROM session p WHERE p.id = s.parent_id AND p.revoked_at IS NULL AND p.expires_at > now()
          AND (p.ends_at IS NULL OR p.ends_at > now())
          AND p.created_at > now() - make_interval(secs => ${absolute}::float)
      )) AS alive,
    s.parent_id IS NULL AND s.expires_at < now() + make_interval(secs => $6::float) AS stale,
    s.parent_id IS NOT NULL AS embedded,
    coalesce(s.proved_at > now() - interval '${sql.raw(String(PROOF_MINUTES))} minutes', false) AS proved,
    ac.is_operator,
    ac.is_operator AND NOT EXISTS (
      SELECT 1 FROM second_factor f
      WHERE f.account_id = ac.id AND f.confirmed_at IS NOT NULL AND f.removed_at IS NULL
    ) AS lacks_factor,
    a.id AS actor_id, a.organ_id,
    t.status <> 'active' OR coalesce(t.expires_at <= now(), false) AS tenant_closed,
    a.id IS NULL AND EXISTS (
      SELECT 1 FROM actor a JOIN organ o ON o.id = a.organ_id AND o.status = 'disabled'
      WHERE ${isActorOfSession(actor, organ)}
    ) AS organ_closed,
    work_branches.chosen AS branch_id, coalesce(work_branches.starts[1], work_branches.head) AS home_branch_id,
    CASE WHEN work_branches.head = ANY (work_branches.starts) THEN NULL ELSE (
      WITH RECURSIVE below AS (
        SELECT unnest(work_branches.starts) AS id
        UNION SELECT b.id FROM branch b JOIN below ON b.parent_id = below.id
      )
      SELECT array_agg(id::text) FROM below
    ) END AS branches,
    ARRAY(
      SELECT p.code FROM actor_role ar
      JOIN role_permission rp ON rp.role_id = ar.role_id
      JOIN permission p ON p.id = rp.permission_id AND p.kind = 'action'
      WHERE ar.actor_id = a.id
    ) AS permissions
  FROM session s
  JOIN tenant t ON t.id = s.tenant_id
  JOIN account ac ON ac.id = s.account_id
  LEFT JOIN LATERAL (
    SELECT a.id, a.organ_id FROM actor a JOIN organ o ON o.id = a.organ_id AND o.status = 'active'
    WHERE ${isActorOfSession(actor, organ)}
    ORDER BY a.sort, a.id LIMIT 1
  ) a ON true
  LEFT JOIN LATERAL (
    SELECT chosen, head, CASE WHEN chosen IS NULL THEN own ELSE ARRAY[chosen] END AS starts
    FROM (
      SELECT array_agg(ab.branch_id ORDER BY ab.sort, ab.branch_id) AS own,
        (array_agg(ab.branch_id) FILTER (
          WHERE ab.branch_id = CASE WHEN s.flow = 'new' THEN s.branch_id ELSE $4::uuid END))[1] AS chosen,
        (SELECT b.id FROM branch b WHERE b.organ_id = a.organ_id AND b.parent_id IS NULL
          ORDER BY b.sort, b.created_at, b.id LIMIT 1) AS head
      FROM actor_branch ab WHERE ab.actor_id = a.id
    ) own
  ) work_branches ON true
  WHERE s.token_hash = $1`);
