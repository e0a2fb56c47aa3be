import { quantile } from './generator.js';

const PAGES = 12;

const ms = (/** @type {number} */ time) => `${time.toFixed(1)} ms`;

/**
 * Times of single requests for a page of a long list: each page, sort order and filter.
 * @param {string} listName is listed
 * @param {object} list
 * @param {Record<string, object>} list.filters
 * @param {readonly string[]} list.sorts '' for the default
 * @param {(asked: object) => Promise<Response>} list.ask for one page of twenty
 * @param {(what: string, figure: string, aim?: string) => void} line
 */
export async function timeList(listName, { filters, sorts, ask }, line) {
  const time = async (/** @type {object} */ parameters, /** @type {number} */ pageNum) => {
    const startTime = performance.now();
    const reply = await ask({ ...parameters, pageNum, pageSize: 20 });
    const { code, message, data } = await reply.json();
    if (code !== 0) throw new Error(`${listName}: ${code} ${message}`);
    return { time: performance.now() - startTime, total: data.total };
  };
  /** @type {number[]} */
  const all = [];
  for (const [name, filter] of Object.entries(filters)) {
    /** @type {number[]} */
    const times = [];
    let slowest = { time: 0, what: '' };
    let total = 0;
    for (const sort of sorts) {
      const parameters = { ...filter, ...(sort && { sort }) };
      total = (await time(parameters, 1)).total;
      const last = Math.max(1, Math.ceil(total / 20));
      for (let i = 0; i < PAGES; i += 1) {
        const pageNum = 1 + Math.floor(((last - 1) * i) / (PAGES - 1));
        const page = await time(parameters, pageNum);
        times.push(page.time);
        if (page.time > slowest.time) {
          slowest = { time: page.time, what: `${sort || 'newest'}, page ${pageNum}` };
        }
      }
    }
    all.push(...times);
    times.sort((a, b) => a - b);
    const worst = `p50 ${ms(quantile(times, 0.5))}, slowest ${ms(slowest.time)} (${slowest.what})`;
    line(`${listName}, ${name} (${total} rows): p95`, ms(quantile(times, 0.95)), worst);
  }
  all.sort((a, b) => a - b);
  line(`${listName}, every page, sort and filter: p50`, ms(quantile(all, 0.5)));
  line(`${listName}, every page, sort and filter: p95`, ms(quantile(all, 0.95)), 'at most 100 ms');
}
