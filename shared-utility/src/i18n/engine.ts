import i18next, { type i18n, type PostProcessorModule } from 'i18next';
import type { Locale } from '../contract';
import type { PhraseTree } from './types';

export const locales: readonly Locale[] = ['zh-CN', 'en-US', 'fr-FR'];
export const fallbackLocale: Locale = 'zh-CN';

/** An instance of our own: a sub-app that brings i18next for itself cannot disturb it. */
export const engine: i18n = i18next.createInstance();

/** French sets a space before its double marks, at which no line may end. */
const frenchMarks: PostProcessorModule = {
  type: 'postProcessor',
  name: 'frenchMarks',
  process: (text: string) =>
    engine.language === 'fr-FR' ? text.replace(/(?<=«) | (?=[:;?!»])/g, '\u00a0') : text,
};

void engine.use(frenchMarks).init({
  lng: fallbackLocale,
  fallbackLng: fallbackLocale,
  supportedLngs: [...locales],
  initAsync: false,
  resources: {},
  nsSeparator: false,
  interpolation: { escapeValue: false },
  returnNull: false,
  showSupportNotice: false,
  postProcess: 'frenchMarks',
} as Parameters<i18n['init']>[0]);

let version = 0;
const listeners = new Set<() => void>();

/** Grows with every change of what all `t` answer; words that arrive are counted by their own set. */
export const phraseVersion = (): number => version;

export function onPhraseChange(fn: () => void): () => void {
  listeners.add(fn);
  return () => void listeners.delete(fn);
}

function tell(): void {
  for (const fn of [...listeners]) fn();
}

export function phrasesChanged(): void {
  version += 1;
  tell();
}

type BundleListener = (language: Locale, namespace: string) => void;
let bundleListener: BundleListener = () => {};

/** One listener: the override layer, which goes over every bundle as it arrives. */
export function onBundle(fn: BundleListener): void {
  bundleListener = fn;
}

export function addPhrases(language: Locale, namespace: string, tree: PhraseTree): void {
  engine.addResourceBundle(language, namespace, tree, true, true);
  bundleListener(language, namespace);
  tell();
}

/** Switches what `t` answers. The caller has loaded the language. */
export async function applyLanguage(language: Locale): Promise<void> {
  await engine.changeLanguage(language);
  document.documentElement.lang = language;
  phrasesChanged();
}
