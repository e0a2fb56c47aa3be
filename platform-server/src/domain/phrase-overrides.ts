import { createHash } from 'node:crypto';
import type { PackageQuery, PhraseOverride } from '@edu/shared-utility/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { phraseOverride } from '../db/schema';

/** Condition for the rows of one application, language and environment. */
export const packageCondition = (tenantId: string, { appname, language, env }: PackageQuery) =>
  and(
    eq(phraseOverride.tenantId, tenantId),
    eq(phraseOverride.appname, appname),
    eq(phraseOverride.language, language),
    eq(phraseOverride.env, env),
  );

/** A tenant's own wording for one application, language and environment. */
export async function phraseOverrides(
  tx: Tx,
  tenantId: string,
  query: PackageQuery,
): Promise<PhraseOverride[]> {
  return tx
    .select({ key: phraseOverride.key, value: phraseOverride.value })
    .from(phraseOverride)
    .where(packageCondition(tenantId, query))
    .orderBy(asc(phraseOverride.key));
}

/** A hash of all texts, which browsers use as the cache key. */
export function versionOf(overrides: readonly PhraseOverride[]): string {
  return createHash('sha256').update(JSON.stringify(overrides)).digest('base64url').slice(0, 16);
}
