import { encode } from 'uqr';

/** The dark modules as one SVG path, one unit per module, including the quiet zone. */
export interface QrPath {
  readonly path: string;
  readonly modules: number;
}

export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { path, modules: size };
}
