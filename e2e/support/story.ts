import { test } from '@playwright/test';
import { profilesOf } from './another-device';
import { expect } from './expect';
import { type Product, startProduct } from './product';
import type { ReusedProfiles } from './reused-profiles';
import { type SharedProduct, sharedProduct } from './shared-product';
import { launchOptions, type Motion, profile, startVisit, type Visit } from './visit';

export { expect };

/** What stories of one worker share. */
interface Shared {
  readonly kept: ReusedProfiles;
  readonly shared: SharedProduct;
}

/** A test that is a story, with what its worker keeps for it. */
export const it = test.extend<object, Shared>({
  browser: [
    async ({ playwright }, use) => {
      const browser = await playwright.chromium.launch(launchOptions());
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  kept: [async ({ browser }, use) => use(profilesOf(browser)), { scope: 'worker' }],
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

/** For combinations of the matrix that belong to every run: where it is so. */
export const sample = (isSo = true) => (isSo ? { tag: '@sample' } : {});

/** What the stories of a file need that is not as usual. */
export interface StorySettings {
  /** Settings of a product of its own; `{}` for stories that stop it. */
  readonly env?: () => Promise<Record<string, string>>;
  /** Arguments of a browser of its own. */
  readonly browserArgs?: readonly string[];
  /** The pages move as they do for most people. */
  readonly motion?: Motion;
  /** Each story has a profile that has never been used: for first visits, and what a browser keeps of HTTP. */
  readonly fresh?: true;
}

/**
 * A running product and a browser for the stories of a file: those of the worker, with their data and their profile as
 * at the beginning, unless the settings ask for more. A story fails when its page logged an error or a warning, or broke
 * the CSP, unless it said that it expects that.
 */
export function tellStory({ env, browserArgs, motion = 'reduce', fresh }: StorySettings = {}) {
  let product: Product | undefined;
  let visit: Visit | undefined;
  let own: { readonly kept: ReusedProfiles; readonly close: () => Promise<void> } | undefined;
  const isFresh = fresh || motion !== 'reduce';

  if (env) {
    beforeAll(async () => {
      it.setTimeout(240_000);
      // the few statements of one file do not pay for compiling the engine a second time
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
      const browser = await playwright.chromium.launch(launchOptions(browserArgs));
      own = { kept: profilesOf(browser), close: () => browser.close() };
    });
    afterAll(() => own?.close());
  }

  beforeEach(async ({ browser, kept }) => {
    const page = isFresh
      ? await (await browser.newContext({ ...profile, reducedMotion: motion })).newPage()
      : await (own?.kept ?? kept).open();
    visit = await startVisit(page, it);
  });
  afterEach(async ({ kept }) => {
    await (own?.kept ?? kept).wipe();
    expect(visit?.faults.unexpected() ?? []).toEqual([]);
  });

  const current = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The story has not begun: ask inside a test.');
    return value;
  };
  return { product: () => current(product), visit: () => current(visit) };
}

export type Story = ReturnType<typeof tellStory>;
