import type { Browser } from 'playwright-core';
import { type Product, startProduct } from './product';
import { launchBrowser, type Motion, startVisit, type Visit } from './visit';

jest.setTimeout(180_000);

/**
 * One running product and one browser for a spec file, a fresh profile for each test. A test fails when its page
 * logged an error or a warning, or broke the CSP, unless it said that it expects that.
 */
export function tellStory(
  env: () => Promise<Record<string, string>> = async () => ({}),
  browserArgs: readonly string[] = [],
  motion: Motion = 'reduce',
) {
  let product: Product | undefined;
  let browser: Browser | undefined;
  let visit: Visit | undefined;

  beforeAll(async () => {
    // one after the other: what has started is closed again when the next one fails
    browser = await launchBrowser(browserArgs);
    product = await startProduct({ env: await env() });
  });
  beforeEach(async () => {
    const story = expect.getState().currentTestName ?? 'story';
    visit = browser && (await startVisit(browser, story, motion));
  });
  afterEach(async () => {
    await visit?.close();
    expect(visit?.faults.unexpected() ?? []).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.dispose();
  });

  const present = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The story has not begun: ask inside a test.');
    return value;
  };
  return { product: () => present(product), visit: () => present(visit) };
}
