import { screen } from '@testing-library/react';

/** Sets an input's value without an event, as some password managers do. */
export function fillSilently(label: string, value: string): HTMLInputElement {
  const input = screen.getByLabelText<HTMLInputElement>(label);
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  property?.set?.call(input, value);
  return input;
}
