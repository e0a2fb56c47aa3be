import {
  type CertificateField,
  errorCodes,
  type TemplateSettings,
} from '@edu/shared-utility/contract';
import { BusinessError } from '../../http/business-error';
import type { TemplateRow } from './lock-template';
import type { Painter } from './painter';
import { jsonFields, type TemplateSave } from './template-fields';
import { problemsOf } from './template-problems';

export type TemplateInput = Partial<TemplateSettings>;

export const sealsOf = (fields: readonly CertificateField[]): string[] =>
  fields.flatMap(({ key, attachmentId }) => (key === 'seal' && attachmentId ? [attachmentId] : []));

export const settingsOf = (row: TemplateRow): TemplateSettings => ({
  name: row.name,
  background: row.backgroundId,
  widthMm: row.width / 10,
  heightMm: row.height / 10,
  fields: row.fields,
  numberPattern: row.numberPattern,
  validMonths: row.validMonths,
  skill: row.skill,
});

/** Converts the input to columns: lengths are stored in tenths of a millimetre. */
export const columnsOf = ({ background, widthMm, heightMm, ...rest }: TemplateInput) => ({
  ...rest,
  ...(background !== undefined && { backgroundId: background }),
  ...(widthMm !== undefined && { width: Math.round(widthMm * 10) }),
  ...(heightMm !== undefined && { height: Math.round(heightMm * 10) }),
});

/** The sent members of a template, with its fields as stored. */
export const sentOf = ({
  id: _,
  version: __,
  status: ___,
  fields,
  ...rest
}: TemplateSave): TemplateInput => ({
  ...(Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  ) as TemplateInput),
  ...(fields && { fields: jsonFields(fields) }),
});

/**
 * Checks a template before it is enabled, outside of the enabling transaction, because missing glyphs are looked up in
 * another thread. Returns the version that was checked.
 */
export async function requireUsable(
  row: TemplateRow,
  input: TemplateSave,
  painter: Painter,
): Promise<number> {
  const problems = await problemsOf({ ...settingsOf(row), ...sentOf(input) }, painter);
  if (problems.some(({ blocks }) => blocks)) {
    throw new BusinessError(errorCodes.conflict, {
      phrase: 'certificate.problems',
      data: { problems },
    });
  }
  return row.version;
}
