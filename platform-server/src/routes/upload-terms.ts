import { z } from 'zod';
import * as fields from '../http/fields';

/** Longer names are refused by what is said of names of files. */
const TYPED_NAME = 1000;

/** What is to be sent. */
export const uploadAsked = z.object({
  fileName: fields.text(TYPED_NAME),
  bytes: z.number().int().min(0),
  contentType: fields.text(200),
  title: fields.text(TYPED_NAME).optional(),
});

/** The leave to send it. */
export const voucher = z.object({
  uploadId: z.string(),
  uploadAddress: z.string(),
  uploadAuth: z.string(),
  expiresAt: z.string(),
});

export const byUpload = z.object({ uploadId: fields.identifier });
