import type { CertificateField, TemplateSettings } from '@edu/shared-utility';
import { phrases } from '../phrases';

const field = (
  key: CertificateField['key'],
  y: number,
  overrides: Partial<CertificateField> = {},
): CertificateField => ({
  id: key,
  key,
  x: 48.5,
  y,
  width: 200,
  fontSize: 6,
  align: 'center',
  ...overrides,
});

/** An A4 landscape sheet with the fields that every certificate has, ready to be issued. */
export const newTemplate = (name: string): TemplateSettings => ({
  name,
  background: null,
  widthMm: 297,
  heightMm: 210,
  fields: [
    field('text', 32, { text: phrases.t('freshTitle'), fontSize: 18, font: 'serif' }),
    field('name', 70, { fontSize: 14, font: 'serif' }),
    { ...field('text', 100, { text: phrases.t('freshWords'), fontSize: 7 }), id: 'words' },
    field('organName', 140, { fontSize: 7 }),
    field('issuedAt', 152),
    field('certificateNo', 180, { x: 20, width: 180, align: 'left', fontSize: 5 }),
    { id: 'qr', key: 'qr', x: 252, y: 160, width: 35, height: 35 },
  ],
  numberPattern: 'ZS{yyyy}{seq:6}',
  validMonths: null,
  skill: '',
});
