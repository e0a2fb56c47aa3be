import i18next, { type i18n, type PostProcessorModule } from 'i18next';
import type { Locale } from '../contract';
import type { PhraseTree } from './types';

/** Each language by its own name, so that its reader finds it. */
export const localeNames: Readonly<Record<Locale, string>> = {
  'zh-CN': '中文',
  'en-US': 'English',
  'fr-FR': 'Français',
};
export const locales: readonly Locale[] = ['zh-CN', 'en-US', 'fr-FR'];

/** Our own instance, which a sub-app's i18next cannot affect. */
export const engine: i18n = i18next.createInstance();

/** French puts a non-breaking space before double punctuation marks. */
const frenchMarks: PostProcessorModule = {
  type: 'postProcessor',
  name: 'frenchMarks',
  process: (text: string) =>
    engine.language === 'fr-FR' ? text.replace(/(?<=«) | (?=[:;?!»])/g, '\u00a0') : text,
};

void engine.use(frenchMarks).init({
  lng: 'zh-CN',
  fallbackLng: 'zh-CN',
  initAsync: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  showSupportNotice: false,
  postProcess: 'frenchMarks',
} as Parameters<i18n['init']>[0]);

let version = 0;
const listeners = new Set<() => void>();

/** Incremented with every change that affects all sets; loads of a single set are counted there. */
export const phraseVersion = (): number => version;

export function onPhraseChange(fn: () => void): () => void {
  listeners.add(fn);
  return () => void listeners.delete(fn);
}

function notifyListeners(): void {
  for (const fn of [...listeners]) fn();
}

export function phrasesChanged(): void {
  version += 1;
  notifyListeners();
}

type BundleListener = (language: Locale, namespace: string) => void;
let bundleListener: BundleListener = () => {};

/** Registers the only listener, the override layer, which processes every bundle when it is loaded. */
export function onBundle(fn: BundleListener): void {
  bundleListener = fn;
}

export function addPhrases(language: Locale, namespace: string, tree: PhraseTree): void {
  engine.addResourceBundle(language, namespace, tree, true, true);
  bundleListener(language, namespace);
  notifyListeners();
}

/** Switches the language of `t`; the caller has loaded it. */
export async function applyLanguage(language: Locale): Promise<void> {
  await engine.changeLanguage(language);
  document.documentElement.lang = language;
  phrasesChanged();
}
