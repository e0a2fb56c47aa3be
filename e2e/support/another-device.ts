import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { patienceMs } from './expect';
import { type ReusedProfiles, reusedProfiles } from './reused-profiles';

const cache = new WeakMap<Browser, ReusedProfiles>();

/** What a browser keeps for its stories. */
export function profilesOf(browser: Browser): ReusedProfiles {
  const profiles = cache.get(browser) ?? reusedProfiles(browser);
  cache.set(browser, profiles);
  return profiles;
}

/**
 * A page in a profile of its own beside the story's: another device. It is put away by closing the page: the profile
 * goes back to the worker, which empties it when the story ends.
 */
export async function anotherDevice(
  context: BrowserContext,
  { viewport, ...options }: BrowserContextOptions = {},
): Promise<Page> {
  const browser: Browser | null = context.browser();
  if (!browser) throw new Error('The browser is gone.');
  const page = await profilesOf(browser).openBeside(options);
  page.setDefaultTimeout(patienceMs);
  if (viewport) await page.setViewportSize(viewport);
  return page;
}
