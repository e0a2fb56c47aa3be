import { type BrandColours, brandOrder, commonColours, dangers, isColour } from './brand';

/** Minimum contrast of text (WCAG 2.2, AA). */
export const readableRatio = 4.5;

type Parts = readonly [number, number, number];

const partsOf = (hex: string): Parts => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

function luminance(hex: string): number {
  const [r, g, b] = partsOf(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast of two colours by WCAG: 1 for the same, 21 for black on white. */
export function contrast(value: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(value), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Hue in degrees. */
function hue(hex: string): number {
  const [r, g, b] = partsOf(hex);
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
}

/** Distance of two hues: 0 to 180 degrees. */
export function hueDistance(value: string, other: string): number {
  const distance = Math.abs(hue(value) - hue(other)) % 360;
  return Math.min(distance, 360 - distance);
}

/** Mixes `share` (0 to 1) of `other` into `value`. */
function mix(value: string, other: string, share: number): string {
  const to = partsOf(other);
  const parts = partsOf(value).map((part, index) =>
    Math.round(part + ((to[index] ?? 0) - part) * share),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The first mixture of `colour` with `other` that passes; `other` itself if none does. */
function untilPasses(colour: string, other: string, passes: (value: string) => boolean): string {
  for (let step = 0; step < 20; step += 1) {
    const mixed = mix(colour, other, step / 20);
    if (passes(mixed)) return mixed;
  }
  return other;
}

/** Derives the colours of both schemes from a tenant's colour. Those of the dark scheme are always readable. */
export function brandOf(colour: string): { light: BrandColours; dark: BrandColours } {
  const red = hueDistance(colour, dangers.red.light.danger);
  const magenta = hueDistance(colour, dangers.forRedBrand.light.danger);
  const danger = red >= 25 || red >= magenta ? dangers.red : dangers.forRedBrand;
  const darker = mix(colour, '#000000', 0.1);
  const { elevated, onHeader } = commonColours.dark;
  const primary = untilPasses(colour, '#ffffff', (value) => contrast(value, elevated) >= 5.5);
  const header = untilPasses(
    mix(colour, '#000000', 0.4),
    '#000000',
    (value) => contrast(onHeader, value) >= 7,
  );
  return {
    light: { primary: colour, primaryHover: darker, header: darker, ...danger.light },
    dark: { primary, primaryHover: mix(primary, '#ffffff', 0.25), header, ...danger.dark },
  };
}

/** Where text meets a tenant's colour: the top bar, the primary button, text and links in the colour. */
export type ColourPlace = 'bar' | 'button' | 'link';

export interface ColourVerdict {
  readonly place: ColourPlace;
  /** The lower contrast of the two schemes. */
  readonly ratio: number;
  readonly isReadable: boolean;
}

/** The contrast in every place where the colour would be used. */
export function judgeColour(colour: string): ColourVerdict[] {
  const brand = brandOf(colour);
  const modes = (['light', 'dark'] as const).map(
    (mode) => [brand[mode], commonColours[mode]] as const,
  );
  const worst = (place: ColourPlace, ratios: readonly number[]): ColourVerdict => {
    const ratio = Math.min(...ratios);
    return { place, ratio, isReadable: ratio >= readableRatio };
  };
  return [
    worst(
      'bar',
      modes.map(([{ header }, { onHeader }]) => contrast(onHeader, header)),
    ),
    worst(
      'button',
      modes.flatMap(([{ primary, primaryHover }, { onPrimary }]) =>
        [primary, primaryHover].map((ground) => contrast(onPrimary, ground)),
      ),
    ),
    worst(
      'link',
      modes.flatMap(([{ primary }, { surface, elevated }]) =>
        [surface, elevated].map((ground) => contrast(primary, ground)),
      ),
    ),
  ];
}

export const isReadableColour = (colour: string): boolean =>
  isColour(colour) && judgeColour(colour).every(({ isReadable }) => isReadable);

/** The lightest darker shade that is readable everywhere; the colour itself if it is. */
export const readableShade = (colour: string): string =>
  untilPasses(colour, '#000000', isReadableColour);

/** The colours of both schemes in one line, as `brandEntry` stores them: ten colours. */
export function writeBrand(colour: string): string {
  const { light, dark } = brandOf(colour);
  return [light, dark].flatMap((mode) => brandOrder.map((name) => mode[name])).join(' ');
}
