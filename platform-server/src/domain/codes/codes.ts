import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { isKnownNetwork } from '../known-networks';
import { type CodeKey, type CodePolicy, hashOf } from './code-policy';
import { type CodeStatus, codeRefused } from './refused-code';

/** Wrong guesses after which a code becomes invalid, counted separately for the owner's networks and others. */
const MAX_TRIES = 5;

/** Where an attempt comes from: its address, and the account of the recipient. */
export interface ProofOrigin {
  readonly owner: string | null;
  readonly ip: string;
}

/**
 * Consumes a code: one statement counts the attempt and consumes a right code, so that of many concurrent right answers
 * one succeeds, and a wrong one counts even if the caller aborts. The code for the owner's networks and that for
 * strangers exist side by side, and so do their attempt counts.
 */
export async function consumeCode(
  db: Database,
  policy: CodePolicy,
  key: CodeKey,
  code: string,
  origin?: ProofOrigin,
): Promise<boolean> {
  return (await tryCode(db, policy, key, code, origin)) === 'right';
}

export async function tryCode(
  db: Database,
  policy: CodePolicy,
  key: CodeKey,
  code: string,
  origin?: ProofOrigin,
): Promise<CodeStatus> {
  const hash = hashOf(policy.secret, key, code);
  const isAtHome = origin ? await isKnownNetwork(db, origin.owner, origin.ip) : false;
  const tries = sql.raw(isAtHome ? 'tries_at_home' : 'tries');
  const rows = await db.executeAsSystem<{ right: boolean; tried: number }>(sql`
    UPDATE auth_code SET ${tries} = ${tries} + 1,
      consumed_at = CASE WHEN code_hash = ${hash} THEN now() END
    WHERE id IN (
      SELECT DISTINCT ON (is_from_home) id FROM auth_code
      WHERE account = ${key.recipient.value} AND purpose = ${key.purpose}
        AND tenant_id = ${key.tenantId}::uuid AND consumed_at IS NULL
      ORDER BY is_from_home, created_at DESC
    ) AND consumed_at IS NULL AND expires_at > now()
      AND ${tries} < ${MAX_TRIES}
    RETURNING consumed_at IS NOT NULL AS "right", ${tries} AS tried`);
  if (rows.some(({ right }) => right)) return 'right';
  return rows.some(({ tried }) => tried < MAX_TRIES) ? 'wrong' : 'dead';
}

/**
 * Whether this is the last code that was sent and has been used already: whoever has it may learn the result. A wrong
 * guess counts as an attempt, as for an unused code.
 */
export async function wasUsed(
  db: Database,
  policy: CodePolicy,
  key: CodeKey,
  code: string,
): Promise<boolean> {
  const rows = await db.executeAsSystem<{ right: boolean }>(sql`
    UPDATE auth_code SET tries = tries + 1
    WHERE id IN (
      SELECT DISTINCT ON (is_from_home) id FROM auth_code
      WHERE account = ${key.recipient.value} AND purpose = ${key.purpose}
        AND tenant_id = ${key.tenantId}::uuid
      ORDER BY is_from_home, created_at DESC
    ) AND consumed_at IS NOT NULL AND expires_at > now() AND tries < ${MAX_TRIES}
    RETURNING code_hash = ${hashOf(policy.secret, key, code)} AS "right"`);
  return rows.some(({ right }) => right);
}

/** Consumes a code; throws 40006 if it is wrong, used, expired or had too many attempts. */
export async function requireCode(
  db: Database,
  policy: CodePolicy,
  key: CodeKey,
  code: string,
  origin?: ProofOrigin,
): Promise<void> {
  const codeStatus = await tryCode(db, policy, key, code, origin);
  if (codeStatus !== 'right') throw codeRefused(codeStatus === 'wrong');
}

/** Makes a right code usable again when the request failed because of another field. */
export async function restoreCode(
  db: Database,
  policy: CodePolicy,
  key: CodeKey,
  code: string,
): Promise<void> {
  await db.executeAsSystem(sql`
    UPDATE auth_code SET consumed_at = NULL
    WHERE account = ${key.recipient.value} AND purpose = ${key.purpose}
      AND tenant_id = ${key.tenantId}::uuid AND code_hash = ${hashOf(policy.secret, key, code)}
      AND expires_at > now()`);
}
