import type {
  CertificateField,
  TemplateProblem,
  TemplateSettings,
} from '@edu/shared-utility/contract';
import { fontOf } from './field-text';
import { type Box, boxOf } from './layout';
import { isPattern } from './number-pattern';
import type { Painter } from './painter';
import { prints } from './print';
import { keys } from './template-fields';

type CheckedTemplate = Pick<TemplateSettings, 'fields' | 'widthMm' | 'heightMm' | 'numberPattern'>;

const nonBlockingKinds: readonly TemplateProblem['kind'][] = ['overlap'];

const problem = (
  kind: TemplateProblem['kind'],
  fieldId: string | null = null,
  detail = '',
): TemplateProblem => ({ kind, blocks: !nonBlockingKinds.includes(kind), fieldId, detail });

const isOutside = ({ x, y, width, height }: Box, { widthMm, heightMm }: CheckedTemplate): boolean =>
  x < 0 || y < 0 || x + width > widthMm || y + height > heightMm;

/** Placeholders that are not values of a certificate. */
const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([placeholder, name]) =>
    ['photo', 'seal', 'qr', 'text'].includes(name ?? '') || !keys.some((key) => key === name)
      ? [placeholder]
      : [],
  );

const hasText = ({ key, text = '' }: CertificateField): boolean =>
  key !== 'text' || text.trim() !== '';

function fieldProblems(field: CertificateField, template: CheckedTemplate): TemplateProblem[] {
  const unknown = field.key === 'text' ? unknownPlaceholders(field.text ?? '') : [];
  const lacksSeal = field.key === 'seal' && field.attachmentId === undefined;
  return [
    ...(isOutside(boxOf(field), template) ? [problem('outside', field.id)] : []),
    ...(hasText(field) && !lacksSeal ? [] : [problem('empty', field.id)]),
    ...unknown.map((value) => problem('pattern', field.id, value)),
  ];
}

const overlaps = (box: Box, other: Box): boolean =>
  box.x < other.x + other.width &&
  other.x < box.x + box.width &&
  box.y < other.y + other.height &&
  other.y < box.y + box.height;

const overlapping = (fields: readonly CertificateField[]): TemplateProblem[] =>
  fields.flatMap((field, index) =>
    fields.slice(0, index).some((earlierField) => overlaps(boxOf(field), boxOf(earlierField)))
      ? [problem('overlap', field.id)]
      : [],
  );

/** Fixed texts with glyphs that the font lacks; people's names are checked when a certificate is issued to them. */
async function missingGlyphProblems(
  fields: readonly CertificateField[],
  painter: Painter,
): Promise<TemplateProblem[]> {
  const fixed = fields.filter(({ key }) => key === 'text');
  if (fixed.length === 0) return [];
  const texts = fixed.map((field) => ({ font: fontOf(field), text: field.text ?? '' }));
  const missing = await painter.missing(texts);
  return fixed.flatMap(({ id }, index) =>
    missing[index] ? [problem('glyphs', id, missing[index])] : [],
  );
}

/** The problems of a template; blocking ones prevent enabling it. */
export async function problemsOf(
  template: CheckedTemplate,
  painter: Painter,
): Promise<TemplateProblem[]> {
  const { fields, numberPattern } = template;
  return [
    ...(prints(fields, 'name') ? [] : [problem('noName')]),
    ...(prints(fields, 'certificateNo') ? [] : [problem('noNumber')]),
    ...(isPattern(numberPattern) ? [] : [problem('pattern', null, numberPattern)]),
    ...fields.flatMap((field) => fieldProblems(field, template)),
    ...(await missingGlyphProblems(fields, painter)),
    ...overlapping(fields),
  ];
}
