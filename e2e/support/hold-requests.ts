import type { Page } from '@playwright/test';

/** Holds back all modules until the returned function is called. */
export async function delayModules(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/modules/**', async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}
