import { expect as plainExpect } from '@playwright/test';

/** How long a page may take until it shows what a story waits for, in milliseconds. */
export const timeoutMs = 30_000;

const lookMs = 50;

/** Playwright's `expect` with an additional matcher. */
export const expect = plainExpect.extend({
  /**
   * Reads until the value equals `expected` (asymmetric matchers allowed), for at most 30 s, since a page updates
   * some time after a click. With `.not` until it differs. A read that throws is repeated, because a page that is
   * being left cannot be read.
   */
  async toBecome(read: () => unknown, expected: unknown) {
    const check = async () => {
      const value = plainExpect(await read());
      if (this.isNot) value.not.toEqual(expected);
      else value.toEqual(expected);
    };
    try {
      await plainExpect(check).toPass({ intervals: [lookMs], timeout: timeoutMs });
      return { pass: !this.isNot, message: () => '' };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { pass: this.isNot, message: () => `It did not become so.\n\n${message}` };
    }
  },
});
