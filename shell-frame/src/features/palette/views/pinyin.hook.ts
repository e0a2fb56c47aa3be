import { useEffect, useState } from 'react';
import { computePinyin } from '../data/compute-pinyin';
import type { Entry, PinyinOf } from '../data/search';

/** Cache that lasts as long as the page. */
const cache = new Map<string, readonly string[]>();
const noPinyin: readonly string[] = [];

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
        stop = computePinyin(names, pinyinOf, cache, () => setMatches(entries));
      },
      // Without it names are still found.
      () => {},
    );
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [entries]);
  return matches === entries ? cachedPinyin : null;
}

const cachedPinyin: PinyinOf = (name) => cache.get(name) ?? noPinyin;
