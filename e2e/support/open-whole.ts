import type { Page } from '@playwright/test';
import { watchRequests } from './settled';

/** Opens an address, and returns once the page has what it will have: nothing drawn early is left, and no request is under way. */
export async function openWhole(page: Page, address: string): Promise<void> {
  const settled = watchRequests(page);
  await page.goto(address);
  await page.waitForFunction(() => !document.querySelector('[data-first], .edu-skeleton'));
  await settled();
}
