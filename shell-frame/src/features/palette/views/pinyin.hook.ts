import { useEffect, useState } from 'react';
import { listen } from '../data/listen';
import type { Entry, PinyinOf } from '../data/search';

/** For as long as the page lives: the next search knows what this one has learnt. */
const cache = new Map<string, readonly string[]>();
const silent: readonly string[] = [];

/** Pinyin arrives after the dialog; until then, and if it never does, names are searched alone. */
export function usePinyin(entries: readonly Entry[]): PinyinOf | null {
  const [matches, setMatches] = useState<readonly Entry[] | null>(null);
  useEffect(() => {
    let stop = (): void => {};
    let gone = false;
    import('../data/pinyin').then(
      ({ pinyinOf }) => {
        if (gone) return;
        const names = entries.map(({ name }) => name);
        stop = listen(names, pinyinOf, cache, () => setMatches(entries));
      },
      // without it names are found all the same
      () => {},
    );
    return () => {
      gone = true;
      stop();
    };
  }, [entries]);
  return matches === entries ? soundsOf : null;
}

const soundsOf: PinyinOf = (name) => cache.get(name) ?? silent;
