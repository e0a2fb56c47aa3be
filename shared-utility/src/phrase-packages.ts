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
 * Applies a language's stored override phrases, then fetches newer ones if checkPackageVersion reports any. Offline
 * the stored ones stay. (Specification §7.)
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
    // The built-in phrases and the stored package stay in use; the next start tries again.
  }
}

/**
 * Applies the stored override phrases and updates those of the current language: once `rest` has settled, and after
 * every change of language. Returns a function that stops it.
 */
export function watchPhrasePackages(rest: Promise<unknown> = Promise.resolve()): () => void {
  applyOverrides(getLanguage());
  void rest.then(() => syncPhrasePackage(getLanguage()));
  return on('language:changed', ({ language }) => void syncPhrasePackage(language));
}
