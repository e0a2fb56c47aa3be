import type { CertificateField, CertificateFont } from '@edu/shared-utility/contract';
import { fieldsOf, fieldText, fontOf, isPicture } from './field-text';
import type { FontText, PrintedCertificate, TemplatePage } from './paint-job';

/** An item to draw; all lengths are in millimetres. */
export type Item =
  | {
      readonly kind: 'text';
      readonly font: CertificateFont;
      readonly size: number;
      readonly colour: string;
      /** `y` is the baseline. */
      readonly lines: readonly { readonly x: number; readonly y: number; readonly text: string }[];
    }
  | (Box & { readonly kind: 'picture'; readonly source: Uint8Array })
  | { readonly kind: 'qr'; readonly x: number; readonly y: number; readonly size: number };

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width of a text in letter heights. */
export type Measure = (fontText: FontText) => number;

const DEFAULT_SIZE = 5;
const LINE_HEIGHT = 1.4;
/** Distance from the upper edge of a line's box to its baseline, in letter heights. */
const BASELINE_OFFSET = 0.88;

/** The box of a field; a text is at least one line high. */
export const boxOf = (field: CertificateField): Box => ({
  x: field.x,
  y: field.y,
  width: field.width,
  height: isPicture(field) ? (field.height ?? field.width) : (field.fontSize ?? DEFAULT_SIZE),
});

/** Splits a text where lines may break: between Latin words and anywhere in Chinese. */
const pieces = (text: string): string[] => text.match(/\s+|[\p{sc=Latin}\p{N}.,;:'’-]+|./gsu) ?? [];

function breakLines(text: string, room: number, width: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text)) {
    if (line !== '' && width(line + piece) > room) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  return [...lines, line];
}

/** Chooses one size for all lines of a field: text shrinks to half its size before a line is broken. */
function linesOf(field: CertificateField, text: string, measure: Measure) {
  const font = fontOf(field);
  const preferredSize = field.fontSize ?? DEFAULT_SIZE;
  const width = (part: string): number => measure({ font, text: part });
  const paragraphs = text.split('\n');
  const longest = Math.max(...paragraphs.map(width));
  const fittingSize = longest === 0 ? preferredSize : field.width / longest;
  const size = Math.min(preferredSize, Math.max(preferredSize / 2, fittingSize));
  const room = field.width / size + 1e-6;
  return {
    size,
    lines: paragraphs
      .flatMap((paragraph) => breakLines(paragraph, room, width))
      .map((value) => ({ text: value, width: width(value) * size })),
  };
}

const alignFactor = { left: 0, center: 0.5, right: 1 } as const;

function textItem(field: CertificateField, text: string, measure: Measure): Item {
  const { size, lines } = linesOf(field, text, measure);
  const { x, y, width, align = 'left', colour = '#000000' } = field;
  return {
    kind: 'text',
    font: fontOf(field),
    size,
    colour,
    lines: lines.map((line, index) => ({
      text: line.text,
      x: x + (width - line.width) * alignFactor[align],
      y: y + size * (BASELINE_OFFSET + index * LINE_HEIGHT),
    })),
  };
}

function pictureItem(
  field: CertificateField,
  templatePage: TemplatePage,
  { photo }: PrintedCertificate,
): Item[] {
  const { x, y, width, height } = boxOf(field);
  if (field.key === 'qr') return [{ kind: 'qr', x, y, size: Math.min(width, height) }];
  const source = field.key === 'photo' ? photo : templatePage.seals[field.attachmentId ?? ''];
  return source ? [{ kind: 'picture', source, x, y, width, height }] : [];
}

/** The position of every item of one certificate, in drawing order: later ones cover earlier ones. */
export const layOut = (
  templatePage: TemplatePage,
  printed: PrintedCertificate,
  measure: Measure,
): Item[] =>
  fieldsOf(templatePage, printed).flatMap((field) => {
    if (isPicture(field)) return pictureItem(field, templatePage, printed);
    const text = fieldText(field, printed.texts);
    return text === '' ? [] : [textItem(field, text, measure)];
  });
