import type {
  BrowserContext,
  BrowserContextOptions,
  LaunchOptions,
  Page,
  TestType,
} from '@playwright/test';
import { timeoutMs } from './expect';
import { type Faults, watchFaults } from './faults';

/** One person at a browser: the profile, the page, and its errors. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: Faults;
  /** Runs one step of the story; with E2E_PICTURES=1 takes a screenshot after it. */
  step(sentence: string, action: () => Promise<void>): Promise<void>;
}

export const launchOptions = (more: readonly string[] = []): LaunchOptions => ({
  executablePath: process.env.CHROME_PATH,
  args: [
    // Root and containers have no user namespaces, and a small /dev/shm.
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--lang=zh-CN',
    // Pages of one profile and site share compiled code.
    '--process-per-site',
    // No renderer process is started in advance.
    '--renderer-process-limit=1',
    // Otherwise scripts are compiled again while streaming, although the process has compiled them before.
    `--disable-features=${process.env.CHROMIUM_FEATURES_OFF},ScriptStreaming`,
    ...more,
  ],
});

/** Animations of a story's pages: a click during an animation may begin on one element and end on another. */
export type Motion = 'reduce' | 'no-preference';

export const profile = {
  viewport: { width: 1440, height: 900 },
  locale: 'zh-CN',
  reducedMotion: 'reduce',
} as const satisfies BrowserContextOptions;

const slug = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80);

/** A story begins on this empty page. */
export async function startVisit(
  page: Page,
  it: Pick<TestType<object, object>, 'step' | 'info'>,
): Promise<Visit> {
  // Applies to all tabs of the profile.
  page.context().setDefaultTimeout(timeoutMs);
  const faults = await watchFaults(page);
  let count = 0;
  return {
    context: page.context(),
    page,
    faults,
    step: async (sentence, action) => {
      count += 1;
      const picture = `${String(count).padStart(2, '0')}-${slug(sentence)}.png`;
      const takeScreenshot = () => page.screenshot({ path: it.info().outputPath(picture) });
      try {
        await it.step(sentence, action);
        if (process.env.E2E_PICTURES) await takeScreenshot();
      } catch (error) {
        // The runner's own screenshot would show the empty page after the reset of the profile. A closed page has none.
        await takeScreenshot().catch(() => undefined);
        const reason = error instanceof Error ? error.message : String(error);
        const errors = faults.all().join('\n');
        throw new Error(`${sentence}\n${reason}\nat ${page.url()}\n${errors}`, { cause: error });
      }
    },
  };
}
