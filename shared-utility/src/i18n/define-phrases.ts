import { useSyncExternalStore } from 'react';
import type { Locale } from '../contract';
import { context } from '../storage';
import { addPhrases, engine, onPhraseChange, phraseVersion } from './engine';
import type { PhraseLocales, Phrases, PhraseTree, PhraseValues } from './types';

/** Every set of phrases on the page; a language change loads all of them before it renders. */
export const definedSets = new Set<{ load(language?: Locale): Promise<void> }>();

/**
 * Declares the phrases of one namespace: Chinese is bundled, other languages are loaded on first use. Read them
 * with `t` or, in components, with `use`.
 */
export function definePhrases<const P extends PhraseTree>(
  namespace: string,
  byLocale: PhraseLocales<P>,
): Phrases<P> {
  addPhrases('zh-CN', namespace, byLocale['zh-CN']);
  // Counts only the loads of this set, so that other sets' loads do not render its users again.
  let loadCount = 0;
  const fetching = new Map<Locale, Promise<void>>();

  const load = async (language: Locale = context.get('language')): Promise<void> => {
    if (language === 'zh-CN') return;
    const cached = fetching.get(language);
    if (cached) return cached;
    const loading = byLocale[language]()
      .then((module) => {
        loadCount += 1;
        addPhrases(language, namespace, module.default as PhraseTree);
      })
      .catch((reason) => {
        // The next use tries again; until then Chinese is shown.
        fetching.delete(language);
        console.warn(`Phrases ${namespace}/${language} could not be loaded.`, reason);
      });
    fetching.set(language, loading);
    return loading;
  };

  const t = (key: string, values?: PhraseValues): string =>
    engine.t(key, { ...values, ns: namespace });

  const phrases: Phrases<P> = {
    namespace,
    load,
    t,
    use: () => {
      useSyncExternalStore(onPhraseChange, () => phraseVersion() + loadCount);
      return { t, language: engine.language as Locale };
    },
  };
  definedSets.add(phrases);
  return phrases;
}
