import { type SQL, sql } from 'drizzle-orm';
import type { Value } from '../db/prepared';
import { hashToken } from './tokens';

/** The context headers that narrow a session of the old flow. */
export interface ContextHeaders {
  readonly actor: string | null;
  readonly organ: string | null;
  readonly branch: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** An invalid id is replaced by one that no row has, so that the caller gets no actor. */
const UNKNOWN_ID = '00000000-0000-0000-0000-000000000000';
export const identifier = (value: string | null): string | null =>
  value === null ? null : UUID.test(value) ? value.toLowerCase() : UNKNOWN_ID;

/** A parameter of a prepared statement, or an expression of a hand-written one. */
type Part = Value<unknown> | SQL;

/**
 * Whether a session `s` of the account `ac` in the tenant `t` is valid now.
 *
 * @param absolute greatest age in seconds
 */
export const activeSessionSql = (
  absolute: Part,
): SQL => sql`s.revoked_at IS NULL AND s.expires_at > now()
      AND (s.ends_at IS NULL OR s.ends_at > now())
      AND s.created_at > now() - make_interval(secs => ${absolute}::float)
      AND t.status = 'active' AND (t.expires_at IS NULL OR t.expires_at > now()) AND ac.closed_at IS NULL`;

/** Condition for an actor `a` that the session `s`, or in the old flow its headers, allow. */
export const isActorOfSession = (actor: Part, organ: Part): SQL => sql`
      a.tenant_id = s.tenant_id AND a.member_id = s.member_id AND a.status = 'active'
      AND CASE WHEN s.flow = 'new' THEN s.actor_id IS NULL OR a.id = s.actor_id
        ELSE (${actor}::uuid IS NULL OR a.id = ${actor}::uuid)
          AND (${organ}::uuid IS NULL OR a.organ_id = ${organ}::uuid) END`;

/** The parameters for a statement that checks a session itself. */
export interface SessionQuery {
  readonly tokenHash: string;
  readonly actor: string | null;
  readonly organ: string | null;
  /** The greatest age of a session in seconds. */
  readonly absolute: number;
}

/**
 * The parameters of a token.
 *
 * @param absolute greatest age in milliseconds
 */
export const sessionQuery = (
  token: string,
  { actor, organ }: ContextHeaders,
  absolute: number,
): SessionQuery => ({
  tokenHash: hashToken(token),
  actor: identifier(actor),
  organ: identifier(organ),
  absolute: absolute / 1000,
});

/**
 * Whether a token belongs to a valid session of a member, so that the statement changes nothing where `findCaller`
 * would refuse. Not sufficient for sessions of framed sites, operators, read-only sessions, or rules about actors.
 */
export const isValidSession = (
  value: (name: keyof SessionQuery | 'tenantId' | 'memberId') => Value<unknown>,
): SQL => sql`EXISTS (
    SELECT 1 FROM session s JOIN tenant t ON t.id = s.tenant_id JOIN account ac ON ac.id = s.account_id
    WHERE s.token_hash = ${value('tokenHash')} AND s.tenant_id = ${value('tenantId')}::uuid
      AND s.member_id = ${value('memberId')}::uuid
      AND s.parent_id IS NULL AND NOT s.read_only AND NOT ac.is_operator AND ${activeSessionSql(value('absolute'))}
      AND EXISTS (SELECT 1 FROM actor a JOIN organ o ON o.id = a.organ_id AND o.status = 'active'
        WHERE ${isActorOfSession(value('actor'), value('organ'))}))`;
