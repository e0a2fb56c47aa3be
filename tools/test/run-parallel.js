/**
 * Runs suites in order: those that keep one core busy beside each other, at most `count` at once, the others alone.
 *
 * @template {{ isSingle?: true }} T
 * @param {readonly T[]} suites
 * @param {number} count cores
 * @param {(suite: T) => Promise<void>} run
 * @returns {Promise<void>}
 */
export async function runInParallel(suites, count, run) {
  const waiting = [...suites];
  const worker = async () => {
    while (waiting[0]?.isSingle) await run(/** @type {T} */ (waiting.shift()));
  };
  while (waiting.length > 0) {
    await Promise.all(Array.from({ length: count }, worker));
    const next = waiting.shift();
    if (next) await run(next);
  }
}
