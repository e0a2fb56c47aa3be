import { startModuleHost } from '../../../e2e/support/module-host.js';
import { median } from '../race.js';
import { goTo, withPage } from './in-page.js';

const rounds = 60;

/** @param {string} name */
const plainApp = (name) => `System.register([], function (publish) {
  return { execute: function () {
    publish({
      mount: async function (props) {
        props.domElement.innerHTML = '<h1 id="bench-${name}"></h1>';
      },
      unmount: async function (props) { props.domElement.replaceChildren(); },
    });
  } };
});`;

/**
 * Costs of a navigation with that many applications in the map: evaluations of activity functions by single-spa, and
 * the time until the other application is painted.
 * @param {import('../main.js').Bench} bench
 * @param {number} count
 * @returns {Promise<{ evaluated: number, paint: number }>}
 */
export async function changeAmong(bench, count) {
  const host = await startModuleHost({ '/one.js': plainApp('one'), '/two.js': plainApp('two') });
  let result = { evaluated: Number.NaN, paint: Number.NaN };
  try {
    await withPage(bench, async (page) => {
      await page.route('**/importmap.json', async (route) => {
        const map = await (await route.fetch()).json();
        const fillers = Array.from({ length: count - 2 }, (_, at) => `filler-${at}`);
        for (const name of [...fillers, 'one', 'two']) {
          map.imports[`@edu-app/${name}`] = `${host.origin}/${name}.js`;
        }
        await route.fulfill({ json: map });
      });
      await page.goto(`${bench.product.origin}/one`);
      await page.locator('#bench-one').waitFor({ state: 'attached' });
      const durations = [];
      for (let round = 0; round < rounds; round += 1) {
        const name = round % 2 === 0 ? 'two' : 'one';
        durations.push(...(await goTo(page, `/${name}`, `#bench-${name}`)));
      }
      const evaluated = await page.evaluate(async () => {
        const singleSpa = await System.import('single-spa');
        return singleSpa.getAppNames().length;
      });
      // The first rounds load code and are not counted.
      result = { evaluated, paint: median(durations.slice(10)) };
    });
  } finally {
    await host.close();
  }
  return result;
}
