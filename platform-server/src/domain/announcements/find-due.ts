import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { firstBranch } from '../first-branch';

/** Limit per run, so that others get their turn. */
const BATCH_SIZE = 20;

export interface Due extends Record<string, unknown> {
  id: string;
  tenant_id: string;
  organ_id: string;
  actor_id: string | null;
  member_id: string | null;
  account_id: string | null;
  /** Null for the whole organisation. */
  branches: string[] | null;
  may_send: boolean;
}

/**
 * The due announcements, each with the present state of its sender: whether their actor still exists, may send, and
 * reaches the announcement's branch (domain/sessions.ts defines where an actor works).
 */
export const findDue = (db: Database): Promise<Due[]> =>
  db.executeAsSystem<Due>(sql`
    SELECT n.id, n.tenant_id, n.organ_id, sender.*,
      sender.actor_id IS NOT NULL AND (sender.branches IS NULL OR n.branch_id = ANY (sender.branches)) AS may_send
    FROM announcement n
    JOIN tenant t ON t.id = n.tenant_id AND t.status = 'active'
    JOIN organ o ON o.id = n.organ_id AND o.status = 'active'
    LEFT JOIN LATERAL (
      SELECT a.id AS actor_id, m.id AS member_id, m.account_id,
        CASE WHEN own.ids IS NULL OR ${firstBranch(sql`a.organ_id`)} = ANY (own.ids) THEN NULL ELSE ARRAY(
          WITH RECURSIVE below AS (
            SELECT unnest(own.ids) AS id
            UNION SELECT b.id FROM branch b JOIN below ON b.parent_id = below.id
          ) SELECT id FROM below) END AS branches
      FROM actor a
      JOIN member m ON m.id = a.member_id
      JOIN account c ON c.id = m.account_id AND c.closed_at IS NULL
      CROSS JOIN LATERAL (
        SELECT array_agg(ab.branch_id) AS ids FROM actor_branch ab WHERE ab.actor_id = a.id
      ) own
      WHERE a.id = n.sent_as AND a.organ_id = n.organ_id AND a.status = 'active' AND EXISTS (
        SELECT 1 FROM actor_role ar
        JOIN role_permission rp ON rp.role_id = ar.role_id
        JOIN permission p ON p.id = rp.permission_id AND p.code = 'message.send'
        WHERE ar.actor_id = a.id)
    ) sender ON true
    WHERE n.state = 'scheduled' AND n.send_at <= now()
    ORDER BY n.send_at LIMIT ${BATCH_SIZE}`);
