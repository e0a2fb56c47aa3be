import type { ConsoleMessage, Page } from '@playwright/test';

/** Errors of a page: console errors and warnings, uncaught errors, violations of the CSP. */
export interface Faults {
  all(): readonly string[];
  /** From now on, matching errors are expected by the story. */
  expect(pattern: RegExp): void;
  /** Errors that no `expect` covers. */
  unexpected(): readonly string[];
}

const watched = new Set(['error', 'warning']);

/** Chromium's message when a server that is stopped closes the event stream; the page reconnects by itself. */
const cutStream = /Failed to load resource: net::ERR_\w+ \(.*\/importmap\.json\/news\)$/;

const wordsOf = (message: ConsoleMessage) => {
  const { url } = message.location();
  return `console ${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`;
};

export async function watchFaults(page: Page): Promise<Faults> {
  const faults: string[] = [];
  const expected: RegExp[] = [cutStream];
  page.on('console', (message) => {
    if (watched.has(message.type())) faults.push(wordsOf(message));
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  await page.exposeFunction('__reportViolation', (text: string) => faults.push(`CSP: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, '__reportViolation');
      if (typeof report === 'function') {
        report(`${event.violatedDirective} refused ${event.blockedURI} ${event.sample}`);
      }
    });
  });
  return {
    all: () => faults,
    expect: (pattern) => {
      expected.push(pattern);
    },
    unexpected: () => faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
  };
}
