import { errorCodes, type PackageQuery, type PhraseRow } from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { phraseOverride } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { packageCondition } from '../phrase-overrides';
import type { Catalogue } from './catalogue';
import { isSame, overridesOf, rowsOf, VALUE, valuesOf, withWording } from './find-wordings';

/** Refuses a wording with unknown placeholders or references to other texts. */
export function checkWording(value: string, row: PhraseRow): void {
  if (value.trim() === '') throw new FieldError('value', 'field.phrase');
  const rest = value.replace(VALUE, '');
  // i18next would replace $t(…) by another text.
  if (/\{\{|\}\}|\$t\(/.test(rest)) throw new FieldError('value', 'field.phraseForm');
  if (isSame(valuesOf(value), row.values)) return;
  const names = row.values.map((name) => `{{${name}}}`).join(' ') || '–';
  throw new FieldError('value', 'field.phraseValues', errorCodes.invalidInput, { names });
}

type WordingChange = PackageQuery & { key: string; was: string | null };

/** Locks the text until the transaction ends and refuses it if somebody else has changed it. */
async function rowToChange(
  tx: Tx,
  tenantId: string,
  catalogue: Catalogue,
  { key, was, ...query }: WordingChange,
): Promise<PhraseRow> {
  const lock = `${tenantId} ${query.appname} ${query.language} ${query.env} ${key}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const overrides = await overridesOf(tx, tenantId, query);
  const row = rowsOf(catalogue, query.language, overrides).find(
    (phraseRow) => phraseRow.key === key,
  );
  if (!row) throw new BusinessError(errorCodes.notFound);
  if (row.override === was) return row;
  throw new BusinessError(errorCodes.conflict, { phrase: 'row.changed', data: { present: row } });
}

/** Stores the tenant's own wording of a text. */
export async function saveWording(
  tx: Tx,
  tenantId: string,
  catalogue: Catalogue,
  { value, ...changed }: WordingChange & { value: string },
): Promise<PhraseRow> {
  const row = await rowToChange(tx, tenantId, catalogue, changed);
  checkWording(value, row);
  const { was: _, ...entry } = changed;
  await tx
    .insert(phraseOverride)
    .values({ ...entry, tenantId, value })
    .onConflictDoUpdate({
      target: [
        phraseOverride.tenantId,
        phraseOverride.appname,
        phraseOverride.language,
        phraseOverride.env,
        phraseOverride.key,
      ],
      set: { value },
    });
  return withWording(row, value);
}

/** Deletes the tenant's wording of a text. */
export async function resetWording(
  tx: Tx,
  tenantId: string,
  catalogue: Catalogue,
  changed: WordingChange,
): Promise<PhraseRow> {
  const row = await rowToChange(tx, tenantId, catalogue, changed);
  await tx
    .delete(phraseOverride)
    .where(and(packageCondition(tenantId, changed), eq(phraseOverride.key, changed.key)));
  return withWording(row, null);
}
