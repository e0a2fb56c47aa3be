/** What may grow when an app does not clean up after itself. */
export interface PageCount {
  readonly nodes: number;
  readonly styles: number;
  readonly bodyChildren: number;
}

export const countPage = (): PageCount => ({
  // the panel's own log gets longer with each cycle
  nodes: document.querySelectorAll(':not(.edu-devtools *)').length,
  styles: document.querySelectorAll('style, link[rel=stylesheet]').length,
  bodyChildren: document.body.children.length,
});

export interface LeakReport {
  readonly cycles: number;
  readonly growth: PageCount;
  readonly clean: boolean;
}

/**
 * Takes an app down and up again `cycles` times and says what the page has more of afterwards. It counts while the
 * app is down, for what a page shows depends on when its data arrives; the first cycle, which fills caches, is not
 * counted.
 */
export async function checkLeaks(
  cycles: number,
  down: () => Promise<void>,
  up: () => Promise<void>,
): Promise<LeakReport> {
  const cycle = async () => {
    await up();
    await down();
  };
  await down();
  await cycle();
  const before = countPage();
  for (let index = 0; index < cycles; index += 1) await cycle();
  const after = countPage();
  await up();
  const growth = {
    nodes: after.nodes - before.nodes,
    styles: after.styles - before.styles,
    bodyChildren: after.bodyChildren - before.bodyChildren,
  };
  // A cache may hold a few things more; a leak grows with every cycle.
  const clean = growth.nodes < cycles && growth.styles < cycles && growth.bodyChildren <= 0;
  return { cycles, growth, clean };
}
