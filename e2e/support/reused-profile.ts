import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';
import { profile } from './visit';

/** Storage types of a site in a browser, without the HTTP cache. */
const storageTypeNames = 'indexeddb,cache_storage,service_workers,file_systems,storage_buckets';

/**
 * One profile for many stories, each with a page of its own: the HTTP cache and compiled code are kept, everything
 * that a story stores is cleared.
 */
export function reusedProfile(browser: Browser, options: BrowserContextOptions = {}) {
  let context: BrowserContext | undefined;
  let cdp: CDPSession | undefined;
  const visited = new Set<string>();
  /** Pages without scripts that keep the renderer process of their site alive, by origin. */
  const sparePages = new Map<string, Page>();

  async function begin(): Promise<BrowserContext> {
    const newContext = await browser.newContext({ ...profile, ...options });
    // Playwright cannot remove an init script.
    newContext.addInitScript = () => {
      throw new Error('A script for all pages stays for good: ask for tellStory({ fresh: true }).');
    };
    newContext.on('page', (page) =>
      page.on('framenavigated', (frame) => {
        if (frame.url().startsWith('http')) visited.add(new URL(frame.url()).origin);
      }),
    );
    const anchor = await newContext.newPage();
    sparePages.set('', anchor);
    cdp = await newContext.newCDPSession(anchor);
    return newContext;
  }

  /** The page of an origin; undefined if nobody responds, since a story may have stopped its server. */
  async function sparePageOf(origin: string): Promise<Page | undefined> {
    const cached = sparePages.get(origin);
    if (cached || !context || !/(^|\.)localhost$/.test(new URL(origin).hostname)) return cached;
    const page = await context.newPage();
    const answer = await page.goto(`${origin}/config.json`).catch(() => null);
    if (answer?.ok()) sparePages.set(origin, page);
    else await page.close();
    return sparePages.get(origin);
  }

  async function clear(origin: string): Promise<void> {
    const sparePage = await sparePageOf(origin);
    // Cleared inside the process of the next page: a deletion by CDP may arrive after that page has stored
    // something.
    await sparePage?.evaluate(() => localStorage.clear());
    const storageTypes = sparePage ? storageTypeNames : `${storageTypeNames},local_storage`;
    await cdp?.send('Storage.clearDataForOrigin', { origin, storageTypes });
  }

  return {
    /** An empty page in the profile. */
    async open(): Promise<Page> {
      context ??= await begin();
      return context.newPage();
    },

    isOf: (other: BrowserContext): boolean => other === context,

    /** Clears everything of the last story. */
    async wipe(): Promise<void> {
      if (!context) return;
      const sparePageSet = new Set(sparePages.values());
      for (const page of context.pages()) if (!sparePageSet.has(page)) await page.close();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      await context.clearPermissions();
      await context.setGeolocation(null);
      await context.setExtraHTTPHeaders({});
      await context.clearCookies();
      for (const origin of visited) await clear(origin);
      visited.clear();
    },
  };
}

export type ReusedProfile = ReturnType<typeof reusedProfile>;
