import type { CertificateField, TemplateSettings } from '@edu/shared-utility/contract';
import { isColour } from '@edu/shared-utility/contract';
import { z } from 'zod';
import * as fields from '../../http/fields';
import type { PhraseKey } from '../../phrases';

const key = (phrase: PhraseKey): PhraseKey => phrase;

const [NAME, TEXT, FIELDS, PATTERN, SKILL] = [60, 500, 60, 40, 40];
const [SMALLEST, LARGEST] = [50, 420];
/** A field may lie outside the page; this is reported, and refused when the template is enabled. */
const MAX_COORDINATE = 1000;
const [SMALLEST_TEXT, LARGEST_TEXT] = [1, 100];
const MONTHS = 600;

/** Largest request body in bytes, for a template with the most text allowed. */
export const TEMPLATE_BODY_LIMIT = 262_144;

export const keys = [
  'name',
  'idNumber',
  'certificateNo',
  'trainTitle',
  'organName',
  'issuedAt',
  'expiresAt',
  'score',
  'hours',
  'photo',
  'seal',
  'qr',
  'text',
] as const satisfies readonly CertificateField['key'][];

export const templateStatuses = ['draft', 'enabled', 'disabled'] as const;

const coordinate = z.number(key('certificate.place')).min(-MAX_COORDINATE).max(MAX_COORDINATE);
const side = z.number(key('certificate.place')).min(1).max(MAX_COORDINATE);
const page = z
  .number(key('certificate.size'))
  .min(SMALLEST, key('certificate.size'))
  .max(LARGEST, key('certificate.size'));

const field = z.strictObject({
  id: z.string().min(1).max(64),
  key: z.enum(keys, key('certificate.field')),
  text: fields.text(TEXT).optional(),
  x: coordinate,
  y: coordinate,
  width: side,
  height: side.optional(),
  fontSize: z.number().min(SMALLEST_TEXT).max(LARGEST_TEXT).optional(),
  font: z.enum(['sans', 'sansBold', 'serif']).optional(),
  colour: fields.colour.refine(isColour, fields.colourKey).optional(),
  align: z.enum(['left', 'center', 'right']).optional(),
  attachmentId: fields.identifier.optional(),
});

export const settings = {
  name: fields.requiredText(NAME),
  background: fields.identifier.nullable(),
  widthMm: page,
  heightMm: page,
  fields: z
    .array(field)
    .max(FIELDS, key('certificate.fields'))
    .refine(
      (all) => new Set(all.map(({ id }) => id)).size === all.length,
      key('certificate.field'),
    ),
  numberPattern: fields.requiredText(PATTERN),
  validMonths: z.int(key('certificate.months')).min(1).max(MONTHS).nullable(),
  skill: fields.text(SKILL).trim(),
} satisfies { [K in keyof TemplateSettings]: z.ZodType };

export const templateInput = z.object(settings);

/** A new template needs all members; for an existing one only those that are sent change. */
export const templateSave = templateInput.partial().extend({
  id: fields.identifier.optional(),
  version: fields.version,
  status: z.enum(templateStatuses).optional(),
});

export type TemplateSave = z.output<typeof templateSave>;

/** A field as JSON stores it: without undefined members. */
export const jsonFields = (all: z.output<typeof settings.fields>): CertificateField[] =>
  JSON.parse(JSON.stringify(all));
