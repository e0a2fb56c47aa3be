import { loadColourRules, type Palette, paletteOf, type ThemeName } from '@edu/shared-utility';

type Rules = Awaited<ReturnType<typeof loadColourRules>>;

let rules: Rules | null = null;

/** Loads the rules; the page is rendered afterwards. */
export async function fetchRules(): Promise<void> {
  rules = await loadColourRules();
}

/** The rules that theme and server share. @throws before `fetchRules` */
export function colourRules(): Rules {
  if (!rules) throw new Error('the rules of colours have not been fetched');
  return rules;
}

const HEX = /^#[0-9a-f]{6}$/;

/** Normalises a typed colour; null while it is invalid. */
export function readColour(input: string): string | null {
  const text = input.trim().toLowerCase();
  const sixDigits = text.replace(/^#?([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3');
  const plain = sixDigits.startsWith('#') ? sixDigits : `#${sixDigits}`;
  return HEX.test(plain) ? plain : null;
}

/** The palette that the pages would have. */
export const previewPalette = (
  theme: ThemeName,
  color: string | null,
  mode: 'light' | 'dark',
): Palette => {
  const ownColour = color === null ? null : readColour(color);
  return paletteOf(theme, mode, ownColour ? colourRules().writeBrand(ownColour) : undefined);
};
