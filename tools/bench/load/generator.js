import { Pool } from 'undici';

const CONNECTIONS = 32;
const WARM_WINDOW_S = 2;
const WARM_MOST_S = 60;

/** @param {number[]} sorted @param {number} part */
export const quantile = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/**
 * Asks one call of a server over and over, on kept connections. It shares the machine with the server, so a request
 * of its own must cost little: undici's takes a third of `node:http`'s.
 *
 * @param {string} origin
 * @param {{ path: string, token: string }} call a POST with an empty body
 */
export function openGenerator(origin, { path, token }) {
  const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
  const headers = { 'content-type': 'application/json', token };

  /** Throws when the server refuses: a refusal costs less than the answer and would flatter. */
  async function ask() {
    const { statusCode, body } = await pool.request({ path, method: 'POST', headers, body: '{}' });
    const text = await body.text();
    if (statusCode !== 200 || !text.startsWith('{"code":0,')) {
      throw new Error(`refused: ${statusCode} ${text.slice(0, 200)}`);
    }
  }

  /** Each connection asks again as soon as it is answered. @param {number} seconds @returns requests a second */
  async function most(seconds) {
    const began = performance.now();
    const end = began + seconds * 1000;
    let answered = 0;
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (performance.now() < end) {
          await ask();
          answered += 1;
        }
      }),
    );
    return (answered * 1000) / (performance.now() - began);
  }

  return {
    ask,
    most,

    /** Until the compilers of server and database have done their work, and it gets no faster. */
    async warmUp() {
      let last = 0;
      for (let spent = 0; spent < WARM_MOST_S; spent += WARM_WINDOW_S) {
        const now = await most(WARM_WINDOW_S);
        if (now < last * 1.05) return;
        last = now;
      }
    },

    /**
     * Requests come at their own times, whether or not the last was answered: what people feel.
     *
     * @param {number} perSecond
     * @param {number} seconds
     * @returns {Promise<{ p50: number, p99: number }>} ms
     */
    async steady(perSecond, seconds) {
      /** @type {number[]} */
      const times = [];
      /** @type {Promise<unknown>[]} */
      const pending = [];
      const began = performance.now();
      for (let i = 0; i < perSecond * seconds; i += 1) {
        const due = began + (i * 1000) / perSecond;
        const wait = due - performance.now();
        if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
        // from when it should have been sent: a late generator hides nothing
        pending.push(ask().then(() => times.push(performance.now() - due)));
      }
      await Promise.all(pending);
      times.sort((a, b) => a - b);
      return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
    },

    close: () => pool.destroy(),
  };
}
