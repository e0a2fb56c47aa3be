import type { SyntheticEvent } from 'react';

const tell = ({ target }: SyntheticEvent): void => {
  const form = target instanceof Element ? target.closest('form') : null;
  // where nothing has changed React passes the event by
  for (const input of form?.querySelectorAll('input') ?? []) {
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

/**
 * Handlers for an element around forms: some password managers fill inputs without an event, and React would write
 * its own values over them. Before the person presses anything in the form it hears of what is there.
 */
export const filledFields = {
  onFocusCapture: tell,
  onKeyDownCapture: tell,
  onPointerOverCapture: tell,
} as const;
