/** `work` for each one, at most `most` at the same time; the results in their order. */
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
