import type { PinyinOf } from './search';

/** In ms: leaves time for a keystroke within the same frame. */
const sliceMs = 6;

/**
 * Computes the pinyin of many names in slices, so that typing is not delayed; cached names are skipped. The
 * returned function cancels it.
 */
export function computePinyin(
  names: readonly string[],
  pinyinOf: PinyinOf,
  cache: Map<string, readonly string[]>,
  done: () => void,
): () => void {
  const namesToLoad = names.filter((name) => !cache.has(name));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slice = (): void => {
    const end = performance.now() + sliceMs;
    for (let name = namesToLoad.pop(); name !== undefined; name = namesToLoad.pop()) {
      cache.set(name, pinyinOf(name));
      if (performance.now() < end) continue;
      timer = setTimeout(slice);
      return;
    }
    done();
  };
  slice();
  return () => clearTimeout(timer);
}
