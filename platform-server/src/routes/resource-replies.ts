import { z } from 'zod';

export const count = z.number().int();
export const resourceKind = z.enum(['video', 'audio', 'document', 'image']);
export const status = z.enum(['uploading', 'converting', 'ready', 'failed']);

export const reply = z.object({
  id: z.string(),
  title: z.string(),
  kind: resourceKind,
  status,
  refusal: z.string().nullable(),
  categoryId: z.string().nullable(),
  categoryName: z.string().nullable(),
  fileName: z.string(),
  mediaType: z.string().nullable(),
  bytes: z.number(),
  seconds: count.nullable(),
  pages: count.nullable(),
  thumbnailUrl: z.string().nullable(),
  copyrightUnitId: z.string().nullable(),
  copyrightUnitName: z.string().nullable(),
  shared: z.boolean(),
  organId: z.string(),
  organName: z.string(),
  branchId: z.string().nullable(),
  branchName: z.string().nullable(),
  grant: z.object({ expiresAt: z.string().nullable() }).optional(),
  applied: z.boolean().optional(),
  uses: count,
  fileNumber: count,
  uploaderName: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: count,
});
