import { test } from '@playwright/test';
import { profilesOf } from './another-device';
import { expect } from './expect';
import { type Product, startProduct } from './product';
import type { ReusedProfiles } from './reused-profiles';
import { type SharedProduct, sharedProduct } from './shared-product';
import { launchOptions, type Motion, profile, startVisit, type Visit } from './visit';

export { expect };

/** What the stories of one worker share. */
interface Shared {
  readonly profiles: ReusedProfiles;
  readonly shared: SharedProduct;
}

/** A test with its worker's shared fixtures. */
export const it = test.extend<object, Shared>({
  browser: [
    async ({ playwright }, use) => {
      const browser = await playwright.chromium.launch(launchOptions());
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  profiles: [async ({ browser }, use) => use(profilesOf(browser)), { scope: 'worker' }],
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that it needs no other fixture
    async ({}, use) => {
      const shared = await sharedProduct();
      await use(shared);
      await shared.product.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export const { afterAll, afterEach, beforeAll, beforeEach, describe } = it;

/** Marks combinations of the matrix that run every time. */
export const sample = (isSample = true) => (isSample ? { tag: '@sample' } : {});

/** Settings of a file's stories that differ from the defaults. */
export interface StorySettings {
  /** Environment of a separate product; `{}` for stories that stop it. */
  readonly env?: () => Promise<Record<string, string>>;
  /** Arguments of a separate browser: Chromium itself, since its headless shell has no camera. */
  readonly browserArgs?: readonly string[];
  /** Whether the pages are animated; by default animations are reduced. */
  readonly motion?: Motion;
  /** A fresh profile for each story: for first visits, and tests of the HTTP cache. */
  readonly fresh?: true;
}

/**
 * Provides a running product and a browser to the stories of a file: the worker's, with data and profile reset,
 * unless the settings need separate ones. A story fails when its page logs an error or a warning or violates the
 * CSP, unless the story expects that.
 */
export function tellStory({ env, browserArgs, motion = 'reduce', fresh }: StorySettings = {}) {
  let product: Product | undefined;
  let visit: Visit | undefined;
  let separate:
    | { readonly profiles: ReusedProfiles; readonly close: () => Promise<void> }
    | undefined;
  const isFresh = fresh || motion !== 'reduce';

  if (env) {
    beforeAll(async () => {
      it.setTimeout(240_000);
      // Few stories use this product, so that compiling the engine a second time is not worthwhile.
      const nodeArguments = ['--liftoff-only'];
      product = await startProduct({ env: await env(), nodeArguments });
    });
    afterAll(() => product?.dispose());
  } else {
    beforeAll(async ({ shared }) => {
      await shared.reset();
      product = shared.product;
    });
  }
  if (browserArgs) {
    beforeAll(async ({ playwright }) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions(browserArgs),
        executablePath: process.env.DESKTOP_CHROME_PATH,
      });
      separate = { profiles: profilesOf(browser), close: () => browser.close() };
    });
    afterAll(() => separate?.close());
  }

  beforeEach(async ({ browser, profiles }) => {
    const page = isFresh
      ? await (await browser.newContext({ ...profile, reducedMotion: motion })).newPage()
      : await (separate?.profiles ?? profiles).open();
    visit = await startVisit(page, it);
  });
  afterEach(async ({ profiles }) => {
    await (separate?.profiles ?? profiles).wipe();
    expect(visit?.faults.unexpected() ?? []).toEqual([]);
  });

  const current = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The story has not begun: ask inside a test.');
    return value;
  };
  return { product: () => current(product), visit: () => current(visit) };
}

export type Story = ReturnType<typeof tellStory>;
