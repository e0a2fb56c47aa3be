import type {
  PackageQuery,
  Page,
  PageQuery,
  PhraseFilter,
  PhraseRow,
} from '@edu/shared-utility/contract';
import type { Tx } from '../../db/database';
import { phraseOverrides } from '../phrase-overrides';
import type { Catalogue } from './catalogue';

export const VALUE = /\{\{-?\s*([\w.]+)[^{}]*\}\}/g;

/** The placeholders of a text, each once. */
export const valuesOf = (text: string): string[] =>
  [...new Set([...text.matchAll(VALUE)].map(([, name = '']) => name))].sort();

export const isSame = (items: readonly string[], other: readonly string[]): boolean =>
  items.join() === other.join();

/** Whether the language has plural forms in place of a Chinese key: one apple, two apples. */
const hasForms = (texts: Readonly<Record<string, string>>, key: string): boolean =>
  key.endsWith('_other') && `${key.slice(0, -6)}_one` in texts;

/** A text with the tenant's wording, compared with the product's text or, if that is missing, the Chinese original. */
export function withWording(
  { key, text, reference }: Pick<PhraseRow, 'key' | 'text' | 'reference'>,
  override: string | null,
): PhraseRow {
  const model = text || reference;
  const values = valuesOf(model);
  const isStale = override !== null && (model === '' || !isSame(valuesOf(override), values));
  return { key, text, reference, override, values, isStale };
}

export function rowsOf(
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

export async function overridesOf(
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
