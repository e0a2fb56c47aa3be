import { coldLoads } from '../kinds/cold-loads.js';
import { plantGardens } from '../kinds/gardens.js';
import { liveSwaps } from '../kinds/live-swaps.js';

const ms = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;

/**
 * The same application as a System module and as an ES module: loaded cold, and replaced by a new version while it is
 * shown.
 * @param {import('../main.js').Bench} bench
 */
export async function moduleKinds(bench) {
  const { line, rounds } = bench;
  const gardens = await plantGardens(bench);
  try {
    const { system, es, title, whole } = await coldLoads(gardens, rounds);
    line('cold, System module: its heading', ms(system.title));
    line('cold, native module: its heading', ms(es.title));
    line('ratio, median of pairs', title.toFixed(2), 'at most 1.00');
    line('cold, System module: its part on demand', ms(system.whole));
    line('cold, native module: its part on demand', ms(es.whole));
    line('ratio, median of pairs', whole.toFixed(2), 'at most 1.00');
    for (const [name, kind] of /** @type {const} */ ([
      ['System', 'system'],
      ['native', 'es'],
    ])) {
      const { swap, blank, worstBlank } = await liveSwaps(gardens, kind, rounds);
      line(`new version of a ${name} module under a page`, ms(swap), 'at most 300 ms');
      line('of them nothing on the page', ms(blank), 'none');
      line('the longest of these', ms(worstBlank), 'none');
    }
  } finally {
    await gardens.dispose();
  }
}
