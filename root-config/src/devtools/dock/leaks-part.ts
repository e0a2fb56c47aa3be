import { element } from '@edu/shared-utility';
import { checkLeaks } from '../leak-check';
import { phrases } from '../phrases';
import type { Dock, Part } from './context';
import { reportTable } from './leak-table';
import { button, moduleName } from './parts';

const CYCLES = 10;

/** Unmounts and mounts the module on screen ten times, and says what has grown on the page. */
export function createLeaksPart(dock: Dock): Part {
  const { host } = dock;
  const target = element('p', {});
  const outcome = element('div', { class: 'scroll' });
  let isRunning = false;

  async function run(): Promise<void> {
    const module = host.active();
    if (!module || isRunning) return;
    isRunning = true;
    update();
    const reportProgress = (done: number) =>
      dock.say(phrases.t('leaks.running', { cycle: done + 1, cycles: CYCLES }));
    try {
      const report = await checkLeaks(
        CYCLES,
        host.unmountActive,
        () => host.mountModule(module),
        host.leftovers,
        reportProgress,
      );
      outcome.replaceChildren(
        element('h3', {}, moduleName(module)),
        reportTable(report),
        element('p', { class: 'hint' }, phrases.t('leaks.meaning')),
      );
      const { isClean, growth, cycles } = report;
      dock.say(
        phrases.t(isClean ? 'clean' : 'leaking', { cycles, ...growth }),
        isClean ? 'good' : 'bad',
      );
    } finally {
      isRunning = false;
      update();
    }
  }

  const start = button(phrases.t('leaks.run'), () => void run(), {
    icon: 'play',
    class: 'button primary',
  });

  function update(): void {
    const module = host.active();
    start.disabled = isRunning || module === null;
    if (isRunning) return;
    target.textContent = module
      ? phrases.t('leaks.intro', { module, cycles: CYCLES })
      : phrases.t('leaks.nothing');
  }

  const created = element(
    'div',
    { class: 'page' },
    element('div', { class: 'toolbar' }, start, target),
    outcome,
  );
  return { element: created, update };
}
