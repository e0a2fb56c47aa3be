import { api } from './api';
import type { Locale, PhraseOverride } from './contract';
import { environment, limits } from './environment';
import { on } from './events';
import { applyOverrides, getLanguage, keepOverrides } from './i18n';
import { context } from './storage';

const isOverride = (raw: unknown): raw is PhraseOverride =>
  typeof (raw as PhraseOverride | null)?.key === 'string' &&
  typeof (raw as PhraseOverride).value === 'string';

/**
 * Shows a language's kept override phrases, then fetches newer ones where checkPackageVersion says
 * so. Out of reach, the kept ones stay. (Specification §7.)
 */
export async function syncPhrasePackage(language: Locale): Promise<void> {
  applyOverrides(language);
  const query = { appname: limits.sourceHost, language, env: environment() };
  try {
    const { version } = await api.i18nPackage.checkPackageVersion(query);
    if (context.get('phrasePackages')[language]?.version === version) return;
    const list: unknown = await api.i18nPackage.getConfList(query);
    if (Array.isArray(list)) keepOverrides(language, version, list.filter(isOverride));
  } catch {
    // The built-in phrases and the kept package go on; the next start asks again.
  }
}

/**
 * Shows the kept override phrases and keeps those of the current language fresh: once the page has come to rest,
 * and after every change of language.
 */
export function watchPhrasePackages(rest: Promise<unknown> = Promise.resolve()): () => void {
  applyOverrides(getLanguage());
  void rest.then(() => syncPhrasePackage(getLanguage()));
  return on('language:changed', ({ language }) => void syncPhrasePackage(language));
}
