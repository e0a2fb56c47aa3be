import type { Page } from '@playwright/test';

/** Changes what the platform says of itself, to this page: the copy in the HTML goes, so that it asks for the file. */
export async function changeConfig(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.addInitScript(() => {
    // before the first of the page's own scripts
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
