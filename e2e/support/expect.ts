import { expect as plainExpect } from '@playwright/test';

/** How long a page may take to show what a story waits for, in milliseconds. */
export const patienceMs = 30_000;

const lookMs = 50;

/** Playwright's `expect`, with one matcher more. */
export const expect = plainExpect.extend({
  /**
   * What a page shows arrives some time after the click that asked for it: reads until the value equals `expected`
   * (asymmetric matchers allowed), for at most 30 s. With `.not` until it differs. A page that is being left cannot be
   * read: a read that throws is made again.
   */
  async toBecome(read: () => unknown, expected: unknown) {
    const look = async () => {
      const value = plainExpect(await read());
      if (this.isNot) value.not.toEqual(expected);
      else value.toEqual(expected);
    };
    try {
      await plainExpect(look).toPass({ intervals: [lookMs], timeout: patienceMs });
      return { pass: !this.isNot, message: () => '' };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { pass: this.isNot, message: () => `It did not become so.\n\n${message}` };
    }
  },
});
