import { waitFor } from '@testing-library/react';

/**
 * Waits until the element that `find` returns has the focus, since an element is rendered shortly before it is
 * focused.
 */
export const toGetFocus = (find: () => HTMLElement | Promise<HTMLElement>): Promise<void> =>
  waitFor(async () => expect(document.activeElement).toBe(await find()));
