import type { CertificateFont } from '@edu/shared-utility/contract';
import { Resvg } from '@resvg/resvg-js';
import { asPng, fitPicture, pagePixelsOf } from './fit-picture';
import { faces } from './font-files';
import type { Subset } from './fonts';
import type { Item } from './layout';
import type { TemplatePage } from './paint-job';
import { areaOnPage, compositePatch, type Patch, type PixelArea } from './patch';
import type { QrPath } from './qr';
import { image, qrDrawn, textDrawn } from './svg-elements';

/** Glyphs reach beyond their line and their advance width: the margin around them, in letter heights. */
const GLYPH_MARGIN = 1.5;

/** The bounds of an item in millimetres, with a margin for overhanging glyphs. */
function edgesOf(item: Item, fonts: PngParts['fonts']) {
  if (item.kind !== 'text') {
    const [width, height] = item.kind === 'qr' ? [item.size, item.size] : [item.width, item.height];
    return { left: item.x, top: item.y, right: item.x + width, bottom: item.y + height };
  }
  const { size, lines } = item;
  const widthOf = (text: string): number => (fonts.get(item.font)?.width(text) ?? 0) * size;
  return {
    left: Math.min(...lines.map(({ x }) => x)) - size * GLYPH_MARGIN,
    top: Math.min(...lines.map(({ y }) => y)) - size * GLYPH_MARGIN,
    right: Math.max(...lines.map(({ x, text }) => x + widthOf(text))) + size * GLYPH_MARGIN,
    bottom: Math.max(...lines.map(({ y }) => y)) + size * GLYPH_MARGIN,
  };
}

export interface PngParts {
  readonly templatePage: TemplatePage;
  readonly fonts: ReadonlyMap<CertificateFont, Subset>;
  /** Width of the picture in pixels. */
  readonly width: number;
}

/** A picture scaled to the size in which it is drawn. */
interface FittedPicture extends Pick<Item & { kind: 'picture' }, 'source' | 'width' | 'height'> {
  readonly png: Promise<Buffer>;
}

type DrawPng = (items: readonly Item[], qr: QrPath | null) => Promise<Uint8Array>;

/**
 * Draws certificates of one template. Background, many texts and seals are the same for all: an item equal to that of the
 * certificate before is not drawn again, and others only in their own area, about a tenth of the page.
 */
export async function pngDrawer({ templatePage, fonts, width }: PngParts): Promise<DrawPng> {
  const pagePixels = await pagePixelsOf(templatePage, width);
  /** Pixels per millimetre. */
  const scale = width / templatePage.widthMm;
  const drawnPatches = new Map<number, { readonly drawn: string; readonly patch: Patch }>();
  const pictures = new Map<number, FittedPicture>();

  /** A scaled picture, cached for seals, which are the same for all; photos differ. */
  function cachedPicture(item: Item & { kind: 'picture' }, at: number): Promise<Buffer> {
    const { source, width: w, height: h } = item;
    const cached = pictures.get(at);
    if (cached?.source === source && cached.width === w && cached.height === h) return cached.png;
    const png = fitPicture(source, item, scale);
    pictures.set(at, { source, width: w, height: h, png });
    return png;
  }

  async function drawItem(item: Item, at: number, qr: QrPath | null): Promise<string> {
    if (item.kind === 'picture') return image(item, await cachedPicture(item, at));
    if (item.kind === 'text') return textDrawn(item);
    return qr ? qrDrawn(item, qr) : '';
  }

  function pixelsOf(drawing: string, area: PixelArea): Uint8Array {
    const box = [area.left, area.top, area.width, area.height].map((value) => value / scale);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${area.width}" height="${area.height}" viewBox="${box.join(' ')}">${drawing}</svg>`;
    return new Resvg(svg, {
      // Passing a buffer instead of a file makes the library ignore all of these options.
      font: {
        loadSystemFonts: false,
        fontFiles: [...fonts.values()].map(({ path }) => path),
        defaultFontFamily: faces.sans.family,
      },
    }).render().pixels;
  }

  async function patchOf(item: Item, at: number, qr: QrPath | null): Promise<Patch | null> {
    const drawing = await drawItem(item, at, qr);
    const cached = drawnPatches.get(at);
    if (cached?.drawn === drawing) return cached.patch;
    const { left, top, right, bottom } = edgesOf(item, fonts);
    const area = areaOnPage(pagePixels, {
      ...{ left: left * scale, top: top * scale },
      ...{ right: right * scale, bottom: bottom * scale },
    });
    if (!area || drawing === '') return null;
    const patch = { ...area, pixels: pixelsOf(drawing, area) };
    drawnPatches.set(at, { drawn: drawing, patch });
    return patch;
  }

  return async (items, qr) => {
    const page = { ...pagePixels, pixels: Uint8Array.from(pagePixels.pixels) };
    for (const [index, item] of items.entries()) {
      const patch = await patchOf(item, index, qr);
      if (patch) compositePatch(page, patch);
    }
    return asPng(page);
  };
}
