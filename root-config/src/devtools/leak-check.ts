/** What unmounted applications left behind without being visible. */
export interface Leftovers {
  /** Nodes and styles that the shell removed because their application had not. */
  readonly swept: number;
  /** Listeners on the page's own objects that were not removed. */
  readonly listeners: number;
}

/** Counts that grow when an app does not clean up after itself. */
export interface PageCount extends Leftovers {
  readonly nodes: number;
  readonly styles: number;
  readonly bodyChildren: number;
}

/** The dock is in a shadow root, which these queries do not enter. */
export const countPage = (leftovers: Leftovers): PageCount => ({
  ...leftovers,
  nodes: document.querySelectorAll('*').length,
  styles: document.querySelectorAll('style, link[rel=stylesheet]').length,
  bodyChildren: document.body.children.length,
});

export const countedKinds = ['nodes', 'styles', 'bodyChildren', 'swept', 'listeners'] as const;

export interface LeakReport {
  readonly cycles: number;
  readonly before: PageCount;
  readonly after: PageCount;
  readonly growth: PageCount;
  /** Counts that grew with every cycle. */
  readonly leaking: readonly (keyof PageCount)[];
  readonly isClean: boolean;
}

/**
 * Unmounts and mounts an app `cycles` times and returns what has grown. It counts while the app is unmounted, since
 * what a mounted page shows depends on when its data arrives. The first cycle is not counted, because it fills
 * caches.
 */
export async function checkLeaks(
  cycles: number,
  unmountApp: () => Promise<void>,
  mountApp: () => Promise<void>,
  leftovers: () => Leftovers,
  onProgress: (done: number) => void = () => {},
): Promise<LeakReport> {
  const cycle = async () => {
    await mountApp();
    await unmountApp();
  };
  await unmountApp();
  await cycle();
  const before = countPage(leftovers());
  for (let index = 0; index < cycles; index += 1) {
    onProgress(index);
    await cycle();
  }
  const countsAfter = countPage(leftovers());
  await mountApp();
  const growth = {
    nodes: countsAfter.nodes - before.nodes,
    styles: countsAfter.styles - before.styles,
    bodyChildren: countsAfter.bodyChildren - before.bodyChildren,
    swept: countsAfter.swept - before.swept,
    listeners: countsAfter.listeners - before.listeners,
  };
  // A cache may hold a few things more; a leak grows with every cycle.
  const allowed = cycles - 1;
  const maxGrowth: PageCount = {
    nodes: allowed,
    styles: allowed,
    bodyChildren: 0,
    swept: allowed,
    listeners: allowed,
  };
  const leaking = countedKinds.filter((name) => growth[name] > maxGrowth[name]);
  return { cycles, before, after: countsAfter, growth, leaking, isClean: leaking.length === 0 };
}
