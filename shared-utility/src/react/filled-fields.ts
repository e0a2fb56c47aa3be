import type { SyntheticEvent } from 'react';

const dispatchInput = ({ target }: SyntheticEvent): void => {
  const form = target instanceof Element ? target.closest('form') : null;
  // React ignores the event where the value has not changed.
  for (const input of form?.querySelectorAll('input') ?? []) {
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

/**
 * Handlers for an element around forms: some password managers fill inputs without an event, and React would then
 * overwrite the values. Before the person interacts with the form, React is notified of the current values.
 */
export const filledFields = {
  onFocusCapture: dispatchInput,
  onKeyDownCapture: dispatchInput,
  onPointerOverCapture: dispatchInput,
} as const;
