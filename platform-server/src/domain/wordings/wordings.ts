import {
  errorCodes,
  type PackageQuery,
  type Page,
  type PageQuery,
  type PhraseFilter,
  type PhraseRow,
} from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { phraseOverride } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { packageCondition, phraseOverrides } from '../phrase-overrides';
import type { Catalogue } from './catalogue';

const VALUE = /\{\{-?\s*([\w.]+)[^{}]*\}\}/g;

/** The placeholders of a text, each once. */
const valuesOf = (text: string): string[] =>
  [...new Set([...text.matchAll(VALUE)].map(([, name = '']) => name))].sort();

const isSame = (items: readonly string[], other: readonly string[]): boolean =>
  items.join() === other.join();

/** Whether the language has plural forms in place of a Chinese key: one apple, two apples. */
const hasForms = (texts: Readonly<Record<string, string>>, key: string): boolean =>
  key.endsWith('_other') && `${key.slice(0, -6)}_one` in texts;

/** A text with the tenant's wording, compared with the product's text or, if that is missing, the Chinese original. */
function withWording(
  { key, text, reference }: Pick<PhraseRow, 'key' | 'text' | 'reference'>,
  override: string | null,
): PhraseRow {
  const model = text || reference;
  const values = valuesOf(model);
  const isStale = override !== null && (model === '' || !isSame(valuesOf(override), values));
  return { key, text, reference, override, values, isStale };
}

function rowsOf(
  catalogue: Catalogue,
  language: PackageQuery['language'],
  overrides: ReadonlyMap<string, string>,
): PhraseRow[] {
  const ownTexts = catalogue[language];
  const chinese = catalogue['zh-CN'];
  const missing = Object.keys(chinese).filter(
    (key) => !(key in ownTexts) && !hasForms(ownTexts, key),
  );
  const allKeys = [...Object.keys(ownTexts), ...missing];
  const removed = [...overrides.keys()].filter((key) => !(key in ownTexts) && !(key in chinese));
  return [...allKeys, ...removed].sort().map((key) => {
    const text = ownTexts[key] ?? '';
    const reference =
      chinese[key] ?? chinese[key.replace(/_(one|many|few|two|zero)$/, '_other')] ?? '';
    return withWording({ key, text, reference }, overrides.get(key) ?? null);
  });
}

const isInState: Readonly<Record<NonNullable<PhraseFilter['state']>, (row: PhraseRow) => boolean>> =
  {
    overridden: ({ override }) => override !== null,
    missing: ({ text, override }) => text === '' && override === null,
    stale: ({ isStale }) => isStale,
  };

const searchableText = (text: string): string => text.normalize('NFKC').toLowerCase();

async function overridesOf(
  tx: Tx,
  tenantId: string,
  query: PackageQuery,
): Promise<Map<string, string>> {
  const rows = await phraseOverrides(tx, tenantId, query);
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** A page of the product's texts in one language with the tenant's wordings, sorted by key. */
export async function findWordings(
  tx: Tx,
  tenantId: string,
  catalogue: Catalogue,
  { pageNum, pageSize, keyword, state, ...query }: PackageQuery & PageQuery & PhraseFilter,
): Promise<Page<PhraseRow>> {
  const overrides = await overridesOf(tx, tenantId, query);
  const words = searchableText(keyword?.trim() ?? '');
  const matches = rowsOf(catalogue, query.language, overrides).filter(
    (row) =>
      (!state || isInState[state](row)) &&
      (words === '' ||
        [row.key, row.text, row.reference, row.override ?? ''].some((value) =>
          searchableText(value).includes(words),
        )),
  );
  const list = matches.slice((pageNum - 1) * pageSize, pageNum * pageSize);
  return { list, total: matches.length, pageNum, pageSize };
}

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
