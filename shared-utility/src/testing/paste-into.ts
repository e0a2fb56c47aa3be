import userEvent from '@testing-library/user-event';

/**
 * Puts a text into a field, as a person who pastes it: one drawing of the page instead of one for each
 * letter. Keys at its end (`{Enter}`) are pressed. For what happens between two letters use `userEvent.type`.
 */
export async function pasteInto(field: Element, text: string): Promise<void> {
  const [, plain = '', keys = ''] = /^(.*?)((?:\{\w+\})*)$/.exec(text) ?? [];
  await userEvent.click(field);
  await userEvent.paste(plain);
  if (keys) await userEvent.keyboard(keys);
}
