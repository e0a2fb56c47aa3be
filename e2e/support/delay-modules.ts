import type { Page } from '@playwright/test';

/** Keeps the modules back: until the returned function is called, nothing but the page itself comes. */
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
