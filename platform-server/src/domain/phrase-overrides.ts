import { createHash } from 'node:crypto';
import type { PackageQuery, PhraseOverride } from '@edu/shared-utility/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { phraseOverride } from '../db/schema';

/** A tenant's own wording for one application, language and environment. */
export async function phraseOverrides(
  tx: Tx,
  tenantId: string,
  { appname, language, env }: PackageQuery,
): Promise<PhraseOverride[]> {
  return tx
    .select({ key: phraseOverride.key, value: phraseOverride.value })
    .from(phraseOverride)
    .where(
      and(
        eq(phraseOverride.tenantId, tenantId),
        eq(phraseOverride.appname, appname),
        eq(phraseOverride.language, language),
        eq(phraseOverride.env, env),
      ),
    )
    .orderBy(asc(phraseOverride.key));
}

/** Changes whenever any text does; what browsers cache by. */
export function versionOf(overrides: readonly PhraseOverride[]): string {
  return createHash('sha256').update(JSON.stringify(overrides)).digest('base64url').slice(0, 16);
}
