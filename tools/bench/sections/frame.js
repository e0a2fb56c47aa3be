import { changeRoutes } from '../frame/change-routes.js';
import { cycle } from '../frame/cycle.js';
import { growMenu } from '../frame/grow-menu.js';

const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
const percent = (/** @type {number} */ value) => `${(value * 100).toFixed(1)} %`;

/**
 * The frame: its share of a navigation, a menu of 1 000 nodes, and the growth after 50 rounds.
 * @param {import('../main.js').Bench} bench
 */
export async function frame(bench) {
  const { line } = bench;
  const route = await changeRoutes(bench);
  line('route change, click to paint (p50)', ms(route.shell));
  line('the same nodes swapped by hand (p50)', ms(route.manual));
  line('route change, the shell’s share (p50)', ms(route.share), 'at most 16 ms');

  for (const [shape, menu] of Object.entries(await growMenu(bench))) {
    line(`menu of 1 000 nodes, ${shape}: first paint`, ms(menu.paint), 'at most 100 ms');
    line(`search over 1 000 entries, ${shape}: a key`, ms(menu.key), 'at most 16 ms');
  }

  const { heap, nodes } = await cycle(bench);
  line('50 rounds of three apps: heap against the 5th', percent(heap), 'within 5 %');
  line('50 rounds of three apps: DOM nodes', percent(nodes), 'within 5 %');
}
