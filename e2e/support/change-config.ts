import type { Page } from '@playwright/test';

/**
 * Changes the public configuration for this page; the inline copy in the HTML is removed, so that the page requests the
 * file.
 */
export async function changeConfig(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.addInitScript(() => {
    // Runs before the page's own scripts.
    document.addEventListener(
      'readystatechange',
      () => document.querySelector('meta[name="edu-config"]')?.remove(),
      { once: true },
    );
  });
  await page.route('**/config.json', async (route) => {
    // Only browsers resolve *.localhost everywhere.
    const url = route
      .request()
      .url()
      .replace(/\/\/[\w.-]+\.localhost/, '//localhost');
    const response = await route.fetch({ url });
    await route.fulfill({ response, json: { ...(await response.json()), ...change } });
  });
}
