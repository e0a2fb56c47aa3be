import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { timeoutMs } from './expect';
import { type ReusedProfiles, reusedProfiles } from './reused-profiles';

const cache = new WeakMap<Browser, ReusedProfiles>();

/** The profiles of a browser, which its stories share. */
export function profilesOf(browser: Browser): ReusedProfiles {
  const profiles = cache.get(browser) ?? reusedProfiles(browser);
  cache.set(browser, profiles);
  return profiles;
}

/**
 * A page in a profile other than the story's, which acts as another device. Closing the page returns the profile to
 * the worker, which clears it after the story.
 */
export async function anotherDevice(
  context: BrowserContext,
  { viewport, ...options }: BrowserContextOptions = {},
): Promise<Page> {
  const browser: Browser | null = context.browser();
  if (!browser) throw new Error('The browser is gone.');
  const page = await profilesOf(browser).openBeside(options);
  page.setDefaultTimeout(timeoutMs);
  if (viewport) await page.setViewportSize(viewport);
  return page;
}
