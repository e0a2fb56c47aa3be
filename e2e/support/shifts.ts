import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly description: string;
}

/** Records layout shifts without user input, from the first paint on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'shifts', shifts);
    const name = (node: Node | null) =>
      node instanceof Element ? `${node.tagName} ${node.className} ${node.id}` : 'gone';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        if (hadRecentInput) continue;
        const moves = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${name(node)}: ${from.x},${from.y} to ${to.x},${to.y}`,
        );
        shifts.push({ value, description: moves.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The recorded shifts that are large enough to be noticed. */
export async function visibleShifts(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum <= 0.01 ? [] : shifts;
}
