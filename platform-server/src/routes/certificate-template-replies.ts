import { z } from 'zod';
import { keys, templateStatuses } from '../domain/certificates/template-fields';

const count = z.number().int();

const field = z.object({
  id: z.string(),
  key: z.enum(keys),
  text: z.string().optional(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number().optional(),
  fontSize: z.number().optional(),
  font: z.enum(['sans', 'sansBold', 'serif']).optional(),
  colour: z.string().optional(),
  align: z.enum(['left', 'center', 'right']).optional(),
  attachmentId: z.string().optional(),
});

export const templateReply = z.object({
  id: z.string(),
  name: z.string(),
  background: z.string().nullable(),
  backgroundUrl: z.string().nullable(),
  widthMm: z.number(),
  heightMm: z.number(),
  fields: z.array(field),
  numberPattern: z.string(),
  validMonths: count.nullable(),
  skill: z.string(),
  status: z.enum(templateStatuses),
  issuedCount: count,
  organId: z.string(),
  branchId: z.string().nullable(),
  branchName: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: count,
});

export const templateCheck = z.object({
  changeable: z.boolean(),
  problems: z.array(
    z.object({
      kind: z.enum(['outside', 'glyphs', 'noNumber', 'noName', 'pattern', 'empty', 'overlap']),
      blocks: z.boolean(),
      fieldId: z.string().nullable(),
      detail: z.string(),
    }),
  ),
});

export const pictureKinds = ['background', 'seal'] as const;

export const commonAttachment = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(pictureKinds),
  url: z.string(),
});
