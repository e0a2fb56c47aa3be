import { type BrandColours, brandOrder, commonColours, dangers, isColour } from './brand';
import { contrast, firstPassingMix, hueDistance, mix } from './colour-maths';

/** Minimum contrast of text (WCAG 2.2, AA). */
export const readableRatio = 4.5;

/** Derives the colours of both schemes from a tenant's colour. Those of the dark scheme are always readable. */
export function brandOf(colour: string): { light: BrandColours; dark: BrandColours } {
  const red = hueDistance(colour, dangers.red.light.danger);
  const magenta = hueDistance(colour, dangers.forRedBrand.light.danger);
  const danger = red >= 25 || red >= magenta ? dangers.red : dangers.forRedBrand;
  const darker = mix(colour, '#000000', 0.1);
  const { elevated, onHeader } = commonColours.dark;
  const primary = firstPassingMix(colour, '#ffffff', (value) => contrast(value, elevated) >= 5.5);
  const header = firstPassingMix(
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
  firstPassingMix(colour, '#000000', isReadableColour);

/** The colours of both schemes in one line, as `brandEntry` stores them: ten colours. */
export function writeBrand(colour: string): string {
  const { light, dark } = brandOf(colour);
  return [light, dark].flatMap((mode) => brandOrder.map((name) => mode[name])).join(' ');
}
