import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { type Faults, watchFaults } from './faults';

/** How long a page may take to show what a story waits for, in milliseconds. */
export const patienceMs = 30_000;

const artifacts = resolve(__dirname, '../.artifacts');

/** One person at one browser: a fresh profile, the page, what went wrong in it, and the steps so far. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: Faults;
  /** Runs one step of the story; keeps a screenshot of where it failed, with E2E_PICTURES=1 of every step. */
  step(sentence: string, action: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export const launchBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROME_PATH,
    // root and containers have no user namespaces; /dev/shm is small there
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--lang=zh-CN', ...more],
  });

const slug = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80);

/** How the pages of a story move: a press in the middle of a movement may begin on one element and end on another. */
export type Motion = 'reduce' | 'no-preference';

const profile = {
  viewport: { width: 1440, height: 900 },
  locale: 'zh-CN',
  reducedMotion: 'reduce',
} as const satisfies BrowserContextOptions;

/** A page in a profile of its own beside the story's: another device. Close its context when it is done. */
export async function anotherDevice(
  context: BrowserContext,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error('The browser is gone.');
  const beside = await browser.newContext({ ...profile, ...options });
  const page = await beside.newPage();
  page.setDefaultTimeout(patienceMs);
  return page;
}

/** Opens a fresh profile. `story` names the folder of its screenshots under e2e/.artifacts. */
export async function startVisit(browser: Browser, story: string, motion: Motion): Promise<Visit> {
  const folder = join(artifacts, slug(story));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({ ...profile, reducedMotion: motion });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const faults = await watchFaults(page);
  let count = 0;

  const screenshot = (name: string) =>
    page.screenshot({ path: join(folder, `${name}.png`) }).catch(() => undefined);

  return {
    context,
    page,
    faults,
    step: async (sentence, action) => {
      count += 1;
      const name = `${String(count).padStart(2, '0')}-${slug(sentence)}`;
      try {
        await action();
        if (process.env.E2E_PICTURES) await screenshot(name);
      } catch (error) {
        await screenshot(`${name}-failed`);
        const reason = error instanceof Error ? error.message : String(error);
        const seen = faults.all().join('\n');
        throw new Error(`${sentence}\n${reason}\nat ${page.url()}\n${seen}`, { cause: error });
      }
    },
    close: () => context.close(),
  };
}
