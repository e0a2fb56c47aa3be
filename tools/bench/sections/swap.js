import { follow } from '../swap/following.js';
import { changeAmong } from '../swap/many-apps.js';
import { firstVisit, warmSwitches } from '../swap/switches.js';
import { thereAndBack } from '../swap/there-and-back.js';

const ms = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;

/**
 * Switches between applications: among few and many, the first time, warm, repeatedly, to a new version and after a
 * fault.
 * @param {import('../main.js').Bench} bench
 */
export async function swap(bench) {
  const { line } = bench;
  for (const count of [10, 1000]) {
    const { evaluated, paint } = await changeAmong(bench, count);
    line(`${count} sub-apps: activity functions a change`, String(evaluated), 'the same');
    line(`${count} sub-apps: change of the route (p50)`, ms(paint), 'the same');
  }

  const first = await firstVisit(bench);
  line('first visit, prefetched: its title', ms(first.title), 'at most 80 ms');
  line('first visit, prefetched: with its data', ms(first.data));

  const warm = await warmSwitches(bench);
  line('warm switch with its data (p50)', ms(warm.product));
  line('the same two pages by React.lazy (p50)', ms(warm.bundle));
  line('ratio, median of pairs', warm.ratio.toFixed(2), 'at most 1.10');

  const { nodes, listeners, detached, kibibytes } = await thereAndBack(bench);
  line('50 cycles: nodes more', String(nodes), '0');
  line('50 cycles: listeners more', String(listeners), '0');
  line('50 cycles: detached nodes more', String(detached), '0');
  line('50 cycles: heap a cycle', `${kibibytes.toFixed(1)} KiB`, 'at most 15 KiB');

  const { used, requests, healed } = await follow(bench);
  line('map edit: from the tick to its paint (p50)', ms(used), 'at most 1 s');
  line('requests a quiet tick', requests.toFixed(2), '0, the server tells');
  line('Retry after healing, to its paint (p50)', ms(healed), 'at most 500 ms');
}
