/**
 * Runs suites in order. Consecutive one-core suites run concurrently, at most `count`; each other suite runs alone.
 *
 * @template {{ usesOneCore?: true }} T
 * @param {readonly T[]} suites
 * @param {number} count cores
 * @param {(suite: T) => Promise<void>} run
 * @returns {Promise<void>}
 */
export async function runInParallel(suites, count, run) {
  const waiting = [...suites];
  const worker = async () => {
    while (waiting[0]?.usesOneCore) await run(/** @type {T} */ (waiting.shift()));
  };
  while (waiting.length > 0) {
    await Promise.all(Array.from({ length: count }, worker));
    const next = waiting.shift();
    if (next) await run(next);
  }
}
