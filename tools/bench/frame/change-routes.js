import { median } from '../race.js';
import { menuNode, withFramePage } from './open-frame.js';

const times = 60;

/**
 * Time from the click on a menu entry to the paint of an application without costs, compared to the same elements
 * replaced by plain JavaScript; the difference is the shell's share.
 * @param {import('../main.js').Bench} bench
 * @returns {Promise<{ shell: number, manual: number, share: number }>} medians in milliseconds
 */
export async function changeRoutes(bench) {
  /** @type {{ shell: number[], manual: number[] }} */
  let durations = { shell: [], manual: [] };
  await withFramePage(
    bench,
    [menuNode('one', '/', 'one'), menuNode('two', '/', 'two')],
    async (page) => {
      durations = await page.evaluate(async (rounds) => {
        /** The frame has been painted when a task after it runs. */
        const painted = () =>
          new Promise((done) =>
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => done(performance.now());
              port2.postMessage(null);
            }),
          );
        const whenShown = (/** @type {string} */ name) =>
          new Promise((done) => {
            const content = document.getElementById('edu-content') ?? document.body;
            const isShown = () => document.getElementById('bench-app')?.textContent === name;
            const watch = new MutationObserver(() => {
              if (!isShown()) return;
              watch.disconnect();
              done(undefined);
            });
            watch.observe(content, { childList: true, subtree: true });
          });
        /** Clicks at different moments of a frame. */
        const pause = () => new Promise((done) => setTimeout(done, 40 + Math.random() * 17));
        const clickTo = async (/** @type {string} */ name) => {
          const link = document.querySelector(`#edu-menu a[href="/${name}/"]`);
          const started = performance.now();
          const shownPromise = whenShown(name);
          /** @type {HTMLElement | null} */ (link)?.click();
          await shownPromise;
          return (await painted()) - started;
        };
        const swapTo = async (/** @type {string} */ name) => {
          const started = performance.now();
          const shownPromise = whenShown(name);
          const old = document.getElementById('bench-app');
          const title = document.createElement('h1');
          title.textContent = name;
          title.id = 'bench-app';
          old?.replaceWith(title);
          await shownPromise;
          return (await painted()) - started;
        };
        const shell = [];
        const manual = [];
        for (let round = 0; round < rounds + 4; round += 1) {
          const name = round % 2 === 0 ? 'two' : 'one';
          await pause();
          const first = await clickTo(name);
          await pause();
          const second = await swapTo(name === 'two' ? 'one' : 'two');
          document.getElementById('bench-app')?.replaceChildren(name);
          // The first rounds load code and are not counted.
          if (round < 4) continue;
          shell.push(first);
          manual.push(second);
        }
        return { shell, manual };
      }, times);
    },
  );
  const shell = median(durations.shell);
  const manual = median(durations.manual);
  return { shell, manual, share: shell - manual };
}
