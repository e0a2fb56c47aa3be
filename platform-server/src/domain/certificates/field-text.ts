import type { CertificateField, CertificateFont } from '@edu/shared-utility/contract';
import type { FontText, PrintedCertificate, TemplatePage, TextKey } from './paint-job';

export const isPicture = ({ key }: CertificateField): boolean =>
  ['photo', 'seal', 'qr'].includes(key);

/** The text of a field with its values filled in; for a value field, the value itself. */
export function fieldText(field: CertificateField, texts: PrintedCertificate['texts']): string {
  if (field.key !== 'text') return texts[field.key as TextKey] ?? '';
  return (field.text ?? '').replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(texts, name) ? texts[name as TextKey] : placeholder,
  );
}

export const fontOf = ({ font = 'sans' }: CertificateField): CertificateFont => font;

/** The stamp's field, in the middle of the page. */
const stampField = (
  { widthMm, heightMm }: Pick<TemplatePage, 'widthMm' | 'heightMm'>,
  text: string,
): CertificateField => ({
  ...{ id: 'stamp', key: 'text', text, font: 'sansBold', colour: '#cf1322', align: 'center' },
  ...{ x: widthMm * 0.05, y: heightMm * 0.42, width: widthMm * 0.9, fontSize: heightMm / 8 },
});

/** The fields of a certificate: those of its template, and above them the stamp. */
export const fieldsOf = (
  templatePage: Pick<TemplatePage, 'fields' | 'widthMm' | 'heightMm'>,
  { stamp }: PrintedCertificate,
): readonly CertificateField[] =>
  stamp ? [...templatePage.fields, stampField(templatePage, stamp)] : templatePage.fields;

/** Every text of these fields with its font, to find which fonts are needed. */
export const textsOf = (
  fields: readonly CertificateField[],
  printed: PrintedCertificate,
): FontText[] =>
  fields
    .filter((field) => !isPicture(field))
    .map((field) => ({ font: fontOf(field), text: fieldText(field, printed.texts) }));
