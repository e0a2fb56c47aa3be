/** Runs `work` for each item, at most `max` at the same time; results are in the order of the items. */
export async function limitConcurrency<T, R>(
  max: number,
  all: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < all.length) {
      const index = next;
      next += 1;
      results[index] = await work(all[index] as T);
    }
  };
  await Promise.all(Array.from({ length: Math.min(max, all.length) }, worker));
  return results;
}
