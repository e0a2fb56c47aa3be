import { useEffect, useState } from 'react';
import { listen } from '../data/listen';
import type { Entry, PinyinOf } from '../data/search';

/** Cache that lasts as long as the page. */
const cache = new Map<string, readonly string[]>();
const silent: readonly string[] = [];

/** Pinyin of the entries; until its chunk has loaded only names are searched. */
export function usePinyin(entries: readonly Entry[]): PinyinOf | null {
  const [matches, setMatches] = useState<readonly Entry[] | null>(null);
  useEffect(() => {
    let stop = (): void => {};
    let isUnmounted = false;
    import('../data/pinyin').then(
      ({ pinyinOf }) => {
        if (isUnmounted) return;
        const names = entries.map(({ name }) => name);
        stop = listen(names, pinyinOf, cache, () => setMatches(entries));
      },
      // Without it names are still found.
      () => {},
    );
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [entries]);
  return matches === entries ? soundsOf : null;
}

const soundsOf: PinyinOf = (name) => cache.get(name) ?? silent;
