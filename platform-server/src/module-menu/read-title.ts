import type { Locale } from '@edu/shared-utility/contract';
import * as fields from '../http/fields';
import { locales } from '../phrases';
import type { Complaints } from './complaint';

export type Names = Readonly<Record<Locale, string>>;

/** The limit for entries that people type. */
const TITLE_LIMIT = 30;
const title = fields.requiredText(TITLE_LIMIT);

const textOf = (raw: unknown): string | null => {
  const read = title.safeParse(raw);
  return read.success ? read.data : null;
};

/**
 * Reads a title, which is a text or texts by language; missing languages get another one's text. Null, with a
 * complaint, for anything else.
 *
 * @param subject subject of the complaint
 */
export function readTitle(raw: unknown, subject: string, complaints: Complaints): Names | null {
  const isRecord = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  const titles = locales.map((locale) => {
    const rawTitle = isRecord ? Reflect.get(raw, locale) : raw;
    const text = textOf(rawTitle);
    const isWrong = rawTitle !== undefined && text === null;
    return { locale, text, isWrong };
  });
  const first = titles.find(({ text }) => text !== null)?.text;
  if (!first || titles.some(({ isWrong }) => isWrong)) {
    complaints.add('manifest.title', { what: subject, limit: TITLE_LIMIT });
    if (!first) return null;
  }
  // prefers English, which more people read than the first language found
  const other =
    titles.find(({ locale, text }) => locale === 'en-US' && text !== null)?.text ?? first;
  const missing = titles.filter(({ text, isWrong }) => text === null && !isWrong);
  for (const { locale } of missing) {
    complaints.add('manifest.titleMissing', { what: subject, language: locale, other });
  }
  return Object.fromEntries(titles.map(({ locale, text }) => [locale, text ?? other])) as Names;
}
