import type { Page } from '@playwright/test';

/** Holds back all modules until the returned function is called. */
export async function delayModules(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const open = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/modules/**', async (route) => {
    await open;
    await route.continue().catch(() => {});
  });
  return letThrough;
}
