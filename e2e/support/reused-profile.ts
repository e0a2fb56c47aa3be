import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';
import { profile } from './visit';

/** What a site keeps in a browser, but for what came over HTTP. */
const kept = 'indexeddb,cache_storage,service_workers,file_systems,storage_buckets';

/**
 * One profile for many stories, each with a page of its own: what the browser has fetched and compiled stays, what a
 * person or a story leaves behind goes.
 */
export function reusedProfile(browser: Browser, options: BrowserContextOptions = {}) {
  let context: BrowserContext | undefined;
  let cdp: CDPSession | undefined;
  const visited = new Set<string>();
  /** Pages that run no script and keep the process of their site, by origin. */
  const keepers = new Map<string, Page>();

  async function begin(): Promise<BrowserContext> {
    const fresh = await browser.newContext({ ...profile, ...options });
    // there is no way to take one back
    fresh.addInitScript = () => {
      throw new Error('A script for all pages stays for good: ask for tellStory({ fresh: true }).');
    };
    fresh.on('page', (page) =>
      page.on('framenavigated', (frame) => {
        if (frame.url().startsWith('http')) visited.add(new URL(frame.url()).origin);
      }),
    );
    const anchor = await fresh.newPage();
    keepers.set('', anchor);
    cdp = await fresh.newCDPSession(anchor);
    return fresh;
  }

  /** The page of an origin; none where nobody answers: a story may have ended its server. */
  async function keeperOf(origin: string): Promise<Page | undefined> {
    const cached = keepers.get(origin);
    if (cached || !context || !/(^|\.)localhost$/.test(new URL(origin).hostname)) return cached;
    const page = await context.newPage();
    const answer = await page.goto(`${origin}/config.json`).catch(() => null);
    if (answer?.ok()) keepers.set(origin, page);
    else await page.close();
    return keepers.get(origin);
  }

  async function clear(origin: string): Promise<void> {
    const keeper = await keeperOf(origin);
    // in the process of the next page: a deletion told to it from outside may arrive after what that page stores
    await keeper?.evaluate(() => localStorage.clear());
    const storageTypes = keeper ? kept : `${kept},local_storage`;
    await cdp?.send('Storage.clearDataForOrigin', { origin, storageTypes });
  }

  return {
    /** An empty page in the profile. */
    async open(): Promise<Page> {
      context ??= await begin();
      return context.newPage();
    },

    isOf: (other: BrowserContext): boolean => other === context,

    /** Nothing of the last story is left. */
    async wipe(): Promise<void> {
      if (!context) return;
      const staying = new Set(keepers.values());
      for (const page of context.pages()) if (!staying.has(page)) await page.close();
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
