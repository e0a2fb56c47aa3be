import type { CertificateField, TemplateSettings } from '@edu/shared-utility';

export type FieldKey = CertificateField['key'];

/** The fields that can be placed on a certificate, in the order of the menu. */
export const fieldKeys = [
  ...([
    'name',
    'certificateNo',
    'text',
    'trainTitle',
    'organName',
    'issuedAt',
    'expiresAt',
  ] as const),
  ...(['idNumber', 'score', 'hours', 'qr', 'seal', 'photo'] as const),
] as const satisfies readonly FieldKey[];

/** Placeholders allowed in a text. */
export const placeholders = fieldKeys.filter(
  (key) => !['text', 'qr', 'seal', 'photo'].includes(key),
);

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const isPicture = ({ key }: Pick<CertificateField, 'key'>): boolean =>
  key === 'qr' || key === 'seal' || key === 'photo';

export const FONT_SIZE = 5;

/** The box of a field; a text is at least one line high. */
export const boxOf = (field: CertificateField): Box => ({
  x: field.x,
  y: field.y,
  width: field.width,
  height: isPicture(field) ? (field.height ?? field.width) : (field.fontSize ?? FONT_SIZE),
});

/** Positions are rounded to tenths of a millimetre. */
export const inTenths = (value: number): number => Math.round(value * 10) / 10;

export const isOutside = (field: CertificateField, sheet: TemplateSettings): boolean => {
  const { x, y, width, height } = boxOf(field);
  return x < 0 || y < 0 || x + width > sheet.widthMm || y + height > sheet.heightMm;
};

/** Limits a moved box to the sheet. */
export function limitToSheet({ x, y, width, height }: Box, sheet: TemplateSettings) {
  const clamp = (position: number, size: number, sheetSize: number): number =>
    inTenths(Math.max(0, Math.min(position, sheetSize - size)));
  return { x: clamp(x, width, sheet.widthMm), y: clamp(y, height, sheet.heightMm) };
}

/** A new field in the middle of the sheet. */
export function newField(key: FieldKey, sheet: TemplateSettings, id: string): CertificateField {
  const size = isPicture({ key }) ? 30 : Math.min(100, sheet.widthMm - 20);
  const middle = {
    x: inTenths((sheet.widthMm - size) / 2),
    y: inTenths(sheet.heightMm / 2),
  };
  return isPicture({ key })
    ? { id, key, ...middle, width: size, height: size }
    : {
        id,
        key,
        ...middle,
        width: size,
        fontSize: 6,
        align: 'center',
        ...(key === 'text' && { text: '' }),
      };
}

/** Whether a pattern is valid, as on the server: one running number, and no unknown placeholder. */
export function isPattern(pattern: string): boolean {
  const patternRest = pattern.replaceAll(/\{(yyyy|mm)\}/g, '');
  return /^[^{}]*\{seq:[1-9]\}[^{}]*$/.test(patternRest);
}

/** An example number of the pattern: today's year and month, and the first running number. */
export const exampleOf = (pattern: string, day: string): string =>
  pattern
    .replaceAll('{yyyy}', day.slice(0, 4))
    .replaceAll('{mm}', day.slice(5, 7))
    .replace(/\{seq:([1-9])\}/, (_, digits: string) => '1'.padStart(Number(digits), '0'));
