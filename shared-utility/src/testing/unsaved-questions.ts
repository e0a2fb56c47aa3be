import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unsaved } from '../unsaved';

/**
 * Answers the question about unsaved input in each test of a file or group: no, until `agree` is called.
 *
 * @returns `asked` counts the questions; `expectOnClose` tries every way to close a dialog: each has to ask, and the
 *   input, which `expectInput` looks for, stays until the person agrees
 */
export function unsavedQuestions() {
  let count = 0;
  let isConfirmed = false;
  let stop = (): void => {};
  beforeEach(() => {
    [count, isConfirmed] = [0, false];
    stop = unsaved.askWith(async () => {
      count += 1;
      return isConfirmed;
    });
  });
  afterEach(() => stop());

  const agree = (): void => {
    isConfirmed = true;
  };
  async function expectOnClose(dialog: HTMLElement, expectInput: () => void): Promise<void> {
    const close = within(dialog).getByRole('button', { name: /^(关闭|Close)$/ });
    const waysToClose = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(close),
      // The button that cancels is the first one of the footer, whatever its name.
      () => userEvent.click(dialog.querySelector('.ant-modal-footer button') as Element),
      () => userEvent.click(dialog.closest('.ant-modal-wrap') as Element),
    ];
    for (const [index, leave] of waysToClose.entries()) {
      await leave();
      await waitFor(() => expect(count).toBe(index + 1));
      expectInput();
    }
    agree();
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  return { asked: () => count, agree, expectOnClose };
}
