import { Pool } from 'undici';

const CONNECTIONS = 32;
const WARM_WINDOW_S = 2;
const WARM_MOST_S = 60;

/** @param {number[]} sorted @param {number} part */
export const quantile = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/**
 * Repeats one call of a server on persistent connections. It shares the machine with the server, so its own cost
 * matters: undici's is a third of `node:http`'s.
 * @param {string} origin
 * @param {{ path: string, token: string }} call a POST with an empty body
 */
export function openGenerator(origin, { path, token }) {
  const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
  const headers = { 'content-type': 'application/json', token };

  /** Throws if the call is refused, since a refusal costs less and would falsify the result. */
  async function ask() {
    const { statusCode, body } = await pool.request({ path, method: 'POST', headers, body: '{}' });
    const text = await body.text();
    if (statusCode !== 200 || !text.startsWith('{"code":0,')) {
      throw new Error(`refused: ${statusCode} ${text.slice(0, 200)}`);
    }
  }

  /**
   * Each connection sends the next request after each response. @param {number} seconds @returns requests per second
   */
  async function peakRate(seconds) {
    const startTime = performance.now();
    const end = startTime + seconds * 1000;
    let answeredCount = 0;
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (performance.now() < end) {
          await ask();
          answeredCount += 1;
        }
      }),
    );
    return (answeredCount * 1000) / (performance.now() - startTime);
  }

  return {
    ask,
    peakRate,

    /** Repeats until the throughput no longer grows, so that code of server and database is compiled. */
    async warmUp() {
      let last = 0;
      for (let elapsed = 0; elapsed < WARM_MOST_S; elapsed += WARM_WINDOW_S) {
        const rate = await peakRate(WARM_WINDOW_S);
        if (rate < last * 1.05) return;
        last = rate;
      }
    },

    /**
     * Sends requests at a fixed rate without waiting for responses, so that times are as users see them.
     * @param {number} perSecond
     * @param {number} seconds
     * @returns {Promise<{ p50: number, p99: number }>} ms
     */
    async latencyAt(perSecond, seconds) {
      /** @type {number[]} */
      const times = [];
      /** @type {Promise<unknown>[]} */
      const pending = [];
      const startTime = performance.now();
      for (let i = 0; i < perSecond * seconds; i += 1) {
        const due = startTime + (i * 1000) / perSecond;
        const wait = due - performance.now();
        if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
        // Measured from the scheduled time, so that a late generator does not hide delays.
        pending.push(ask().then(() => times.push(performance.now() - due)));
      }
      await Promise.all(pending);
      times.sort((a, b) => a - b);
      return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
    },

    close: () => pool.destroy(),
  };
}
