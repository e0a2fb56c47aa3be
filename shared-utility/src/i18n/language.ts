import type { Locale } from '../contract';
import { emit } from '../events';
import { context } from '../storage';
import { definedSets } from './define-phrases';
import { applyLanguage, engine, phrasesChanged } from './engine';
import { applyDateLocale, applyDateLocaleLater, loadUiLocale } from './ui-locale';

let requestedLocale: Locale | undefined;

export function getLanguage(): Locale {
  return context.get('language');
}

let isFollowing = false;

/**
 * Follows a language chosen in another tab, since this page's calls already send it as their locale. A change of
 * the time zone renders dates again.
 */
function followChoices(): void {
  if (isFollowing) return;
  isFollowing = true;
  context.subscribe('timezone', phrasesChanged);
  context.subscribe('language', (language, origin) => {
    if (origin === 'elsewhere' && language !== engine.language) void setLanguage(language);
  });
}

/** Loads the current language's phrases before anything renders. */
export async function prepareLanguage(): Promise<void> {
  followChoices();
  const language = getLanguage();
  await Promise.all([loadUiLocale(language), ...[...definedSets].map((set) => set.load(language))]);
  applyDateLocaleLater(getLanguage);
  if (engine.language !== language) await applyLanguage(language);
}

/**
 * Stores the language (it outlives the session and is sent in the `locale` header), loads its phrases and shows
 * them. Of several quick choices the last one wins.
 */
export async function setLanguage(language: Locale): Promise<void> {
  requestedLocale = language;
  await Promise.all([loadUiLocale(language), ...[...definedSets].map((set) => set.load(language))]);
  if (requestedLocale !== language) return;
  context.set('language', language);
  await applyDateLocale(language);
  await applyLanguage(language);
  emit('language:changed', { language });
}
