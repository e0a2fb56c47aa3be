import userEvent from '@testing-library/user-event';

/**
 * Enters a text into a field by pasting, which renders once instead of once for each letter. Keys at its end
 * (`{Enter}`) are pressed. Use `userEvent.type` to test what happens between two letters.
 */
export async function pasteInto(field: Element, text: string): Promise<void> {
  const [, plain = '', keys = ''] = /^(.*?)((?:\{\w+\})*)$/.exec(text) ?? [];
  await userEvent.click(field);
  await userEvent.paste(plain);
  if (keys) await userEvent.keyboard(keys);
}
