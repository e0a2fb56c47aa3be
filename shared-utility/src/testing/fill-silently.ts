import { screen } from '@testing-library/react';

/** What some password managers do: the value of the input, and no event that says so. */
export function fillSilently(label: string, value: string): HTMLInputElement {
  const input = screen.getByLabelText<HTMLInputElement>(label);
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  property?.set?.call(input, value);
  return input;
}
