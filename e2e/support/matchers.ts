import { setTimeout as pause } from 'node:timers/promises';
import { patienceMs } from './visit';

const lookMs = 50;

declare global {
  namespace jest {
    interface Matchers<R> {
      /**
       * What a page shows arrives some time after the click that asked for it: reads until the value equals `expected`
       * (asymmetric matchers allowed), for at most 30 s. With `.not` until it differs.
       */
      toBecome(expected: unknown): Promise<R>;
    }
  }
}

expect.extend({
  async toBecome(read: () => unknown, expected: unknown) {
    const end = Date.now() + patienceMs;
    let last: { value: unknown } | { error: unknown };
    for (;;) {
      try {
        last = { value: await read() };
      } catch (error) {
        // a page that is being left cannot be read
        last = { error };
      }
      const pass = 'value' in last && this.equals(last.value, expected);
      const settled = 'value' in last && pass !== this.isNot;
      if (settled || Date.now() > end) break;
      await pause(lookMs);
    }
    if ('error' in last) throw last.error;
    const { value } = last;
    return {
      pass: this.equals(value, expected),
      message: () =>
        `${this.utils.matcherHint('toBecome', 'read', 'expected', { isNot: this.isNot })}\n\n` +
        `Expected: ${this.isNot ? 'not ' : ''}${this.utils.printExpected(expected)}\n` +
        `Last read: ${this.utils.printReceived(value)}`,
    };
  },
});
