/** Pixels of a page, three bytes (RGB) each. */
export interface PagePixels {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** An area of a page, in pixels. */
export interface PixelArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The pixels of an area: four bytes (RGBA) each, with premultiplied alpha. */
export interface Patch extends PixelArea {
  readonly pixels: Uint8Array;
}

const TRANSPARENT = 0;
const OPAQUE = 255;

/** The area of a page inside these edges, in whole pixels; null if it lies outside the page. */
export function areaOnPage(
  { width, height }: Pick<PagePixels, 'width' | 'height'>,
  edges: { left: number; top: number; right: number; bottom: number },
): PixelArea | null {
  const leftPixel = Math.max(0, Math.floor(edges.left));
  const top = Math.max(0, Math.floor(edges.top));
  const right = Math.min(width, Math.ceil(edges.right));
  const bottom = Math.min(height, Math.ceil(edges.bottom));
  if (right <= leftPixel || bottom <= top) return null;
  return { left: leftPixel, top, width: right - leftPixel, height: bottom - top };
}

/** Composites a patch over the page. */
export function compositePatch({ pixels: pagePixels, width }: PagePixels, patch: Patch): void {
  const { left, top, pixels } = patch;
  for (let row = 0; row < patch.height; row += 1) {
    let to = ((top + row) * width + left) * 3;
    let from = row * patch.width * 4;
    for (const end = from + patch.width * 4; from < end; from += 4, to += 3) {
      const covers = pixels[from + 3] as number;
      if (covers === TRANSPARENT) continue;
      const visibleShare = (OPAQUE - covers) / OPAQUE;
      for (let colour = 0; colour < 3; colour += 1) {
        const remainingPart =
          covers === OPAQUE ? 0 : (pagePixels[to + colour] as number) * visibleShare;
        pagePixels[to + colour] = (pixels[from + colour] as number) + remainingPart + 0.5;
      }
    }
  }
}
