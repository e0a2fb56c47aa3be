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
export function mix(value: string, other: string, share: number): string {
  const to = partsOf(other);
  const parts = partsOf(value).map((part, index) =>
    Math.round(part + ((to[index] ?? 0) - part) * share),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The first mixture of `colour` with `other` that passes; `other` itself if none does. */
export function firstPassingMix(
  colour: string,
  other: string,
  passes: (value: string) => boolean,
): string {
  for (let step = 0; step < 20; step += 1) {
    const mixed = mix(colour, other, step / 20);
    if (passes(mixed)) return mixed;
  }
  return other;
}
