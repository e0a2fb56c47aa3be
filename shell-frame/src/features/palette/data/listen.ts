import type { PinyinOf } from './search';

/** A slice leaves room for a key within the same frame. */
const sliceMs = 6;

/**
 * Finds the sounds of many names in slices, so that typing meanwhile is not delayed. What is known already
 * is not asked for again. The returned function calls it off.
 */
export function listen(
  names: readonly string[],
  sounds: PinyinOf,
  cache: Map<string, readonly string[]>,
  done: () => void,
): () => void {
  const left = names.filter((name) => !cache.has(name));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slice = (): void => {
    const end = performance.now() + sliceMs;
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      cache.set(name, sounds(name));
      if (performance.now() < end) continue;
      timer = setTimeout(slice);
      return;
    }
    done();
  };
  slice();
  return () => clearTimeout(timer);
}
