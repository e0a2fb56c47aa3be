import type { Page } from '@playwright/test';
import { watchRequests } from './settled';

/** Opens an address and waits until no skeleton is left and no request is running. */
export async function openFully(page: Page, address: string): Promise<void> {
  const networkIdle = watchRequests(page);
  await page.goto(address);
  await page.waitForFunction(() => !document.querySelector('[data-first], .edu-skeleton'));
  await networkIdle();
}
