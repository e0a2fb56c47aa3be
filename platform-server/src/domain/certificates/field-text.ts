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

/** Every text of a template with its font, to find which fonts are needed. */
export const textsOf = (
  { fields }: Pick<TemplatePage, 'fields'>,
  printed: PrintedCertificate,
): FontText[] =>
  fields
    .filter((field) => !isPicture(field))
    .map((field) => ({ font: fontOf(field), text: fieldText(field, printed.texts) }));
