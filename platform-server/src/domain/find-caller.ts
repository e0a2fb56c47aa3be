import { errorCodes, type SessionOver } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { BusinessError } from '../http/business-error';
import type { Caller } from '../http/caller';
import { FIND_CALLER, type SessionRow } from './find-caller-query';
import { type ContextHeaders, identifier } from './session-rules';
import type { SessionLimits } from './sessions';
import { hashToken } from './tokens';

/** Options of a session lookup. */
interface SessionLookup extends SessionLimits {
  /** False for calls that a page makes by itself, which must not keep the session alive. */
  readonly extendsSession?: boolean;
}

/** Milliseconds: last use is written at most this often. */
const TOUCH_EVERY = 60_000;

/** The caller of a token, found in one statement. Throws 10000 for an unknown token, 303 for an ended session. */
export async function findCaller(
  db: Database,
  token: string,
  headers: ContextHeaders,
  limits: SessionLookup,
): Promise<Caller> {
  const idle = limits.idle / 1000;
  const [row] = await db.queryAsSystem<SessionRow>({
    name: 'find_caller',
    text: FIND_CALLER,
    values: [
      hashToken(token),
      identifier(headers.actor),
      identifier(headers.organ),
      identifier(headers.branch),
      limits.absolute / 1000,
      idle - TOUCH_EVERY / 1000,
    ],
  });
  if (!row) throw new BusinessError(errorCodes.notLoggedIn);
  if (!row.alive || row.organ_closed) {
    const data: SessionOver = { ended: reasonOfEnd(row) };
    throw new BusinessError(errorCodes.sessionExpired, { data });
  }
  if (row.stale && limits.extendsSession !== false) await touch(db, row.id, idle);
  return {
    sessionId: row.id,
    accountId: row.account_id,
    tenantId: row.tenant_id,
    memberId: row.member_id,
    actor: row.actor_id && row.organ_id ? { id: row.actor_id, organId: row.organ_id } : null,
    branchId: row.branch_id,
    branches: row.branches,
    homeBranchId: row.home_branch_id,
    flow: row.flow,
    readOnly: row.read_only,
    isOperator: row.is_operator,
    lacksFactor: row.lacks_factor,
    isProved: row.proved,
    isEmbedded: row.embedded,
    permissions: new Set(row.permissions),
  };
}

function reasonOfEnd({ revoked, organ_closed, tenant_closed }: SessionRow): SessionOver['ended'] {
  if (revoked) return 'elsewhere';
  if (tenant_closed) return 'tenant';
  return organ_closed ? 'organ' : 'expired';
}

async function touch(db: Database, id: string, idleSeconds: number): Promise<void> {
  await db.executeAsSystem(sql`
    UPDATE session SET last_seen_at = now(), expires_at = now() + make_interval(secs => ${idleSeconds})
    WHERE id = ${id}::uuid AND revoked_at IS NULL`);
}
