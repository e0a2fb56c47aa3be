import { useSyncExternalStore } from 'react';
import type { Locale } from '../contract';
import { context } from '../storage';
import { addPhrases, engine, onPhraseChange, phraseVersion } from './engine';
import type { PhraseLocales, Phrases, PhraseTree, PhraseValues } from './types';

/** Every set of the page; a language change fetches them all before it shows. */
export const definedSets = new Set<{ load(language?: Locale): Promise<void> }>();

/**
 * Declares the texts of one namespace: Chinese at once, the others fetched on first need.
 * Read them with `t` or, in components, with `use`.
 */
export function definePhrases<const P extends PhraseTree>(
  namespace: string,
  byLocale: PhraseLocales<P>,
): Phrases<P> {
  addPhrases('zh-CN', namespace, byLocale['zh-CN']);
  // what arrives for another sub-application draws nothing of this set anew
  let arrived = 0;
  const fetching = new Map<Locale, Promise<void>>();

  const load = async (language: Locale = context.get('language')): Promise<void> => {
    if (language === 'zh-CN') return;
    const cached = fetching.get(language);
    if (cached) return cached;
    const work = byLocale[language]()
      .then((module) => {
        arrived += 1;
        addPhrases(language, namespace, module.default as PhraseTree);
      })
      .catch((reason) => {
        // The next need tries again; until then the person reads Chinese. A file of other phrases delays nothing else.
        fetching.delete(language);
        console.warn(`Phrases ${namespace}/${language} could not be loaded.`, reason);
      });
    fetching.set(language, work);
    return work;
  };

  const t = (key: string, values?: PhraseValues): string =>
    engine.t(key, { ...values, ns: namespace });

  const phrases: Phrases<P> = {
    namespace,
    load,
    t,
    use: () => {
      useSyncExternalStore(onPhraseChange, () => phraseVersion() + arrived);
      return { t, language: engine.language as Locale };
    },
  };
  definedSets.add(phrases);
  return phrases;
}
