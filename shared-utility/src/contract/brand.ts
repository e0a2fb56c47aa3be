/** Colours as `#rrggbb` in lower case. */
const HEX = /^#[0-9a-f]{6}$/;

export const isColour = (text: string): boolean => HEX.test(text);

/** Colours that all themes share, against which a tenant's colour is checked. */
export const commonColours = {
  light: { onPrimary: '#ffffff', onHeader: '#ffffff', surface: '#ffffff', elevated: '#ffffff' },
  dark: { onPrimary: '#0b0d10', onHeader: '#f5f7fa', surface: '#1a1e24', elevated: '#20252c' },
} as const;

/** Beside a red brand, danger needs another hue, or an invalid field would look like any other. */
export const dangers = {
  red: {
    light: { danger: '#cf1322', dangerGround: '#fff2f0' },
    dark: { danger: '#ff7875', dangerGround: '#2c1618' },
  },
  forRedBrand: {
    light: { danger: '#ae1a70', dangerGround: '#fff0f6' },
    dark: { danger: '#ff85c0', dangerGround: '#2b1422' },
  },
} as const;

/** The colours of a palette that depend on the brand. */
export interface BrandColours {
  readonly primary: string;
  readonly primaryHover: string;
  readonly header: string;
  readonly danger: string;
  readonly dangerGround: string;
}

/** Order of the colours in the configuration entry. */
export const brandOrder = ['primary', 'primaryHover', 'header', 'danger', 'dangerGround'] as const;

/** Name of the configuration entry that the server adds for a tenant's own colour. */
export const brandEntry = 'theme_palette';

/** Parses a value of `writeBrand`; null for anything else. */
export function readBrand(
  line: string | undefined,
): { light: BrandColours; dark: BrandColours } | null {
  const colours = line?.split(' ') ?? [];
  if (colours.length !== 2 * brandOrder.length || !colours.every(isColour)) return null;
  const mode = (from: number) =>
    Object.fromEntries(
      brandOrder.map((name, index) => [name, colours[from + index]]),
    ) as unknown as BrandColours;
  return { light: mode(0), dark: mode(brandOrder.length) };
}
