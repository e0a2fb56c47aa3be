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

let following = false;

/**
 * A language chosen in another tab is this page's too: its calls already carry it as their locale. Dates are among
 * the words, so a change of the time zone draws those again.
 */
function followChoices(): void {
  if (following) return;
  following = true;
  context.subscribe('timezone', phrasesChanged);
  context.subscribe('language', (language, origin) => {
    if (origin === 'elsewhere' && language !== engine.language) void setLanguage(language);
  });
}

/** Loads what the current language needs before anything renders in it. */
export async function prepareLanguage(): Promise<void> {
  followChoices();
  const language = getLanguage();
  await Promise.all([loadUiLocale(language), ...[...definedSets].map((set) => set.load(language))]);
  applyDateLocaleLater(getLanguage);
  if (engine.language !== language) await applyLanguage(language);
}

/**
 * Keeps the language (it outlives the session and travels in the `locale` header), fetches its
 * phrases and shows them. The last of several quick choices wins.
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
