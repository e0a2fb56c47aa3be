import { waitFor } from '@testing-library/react';

/**
 * Waits until what `find` finds has the focus: it is drawn a moment before it gets it, and a busy machine makes that
 * moment long.
 */
export const toGetFocus = (find: () => HTMLElement | Promise<HTMLElement>): Promise<void> =>
  waitFor(async () => expect(document.activeElement).toBe(await find()));
