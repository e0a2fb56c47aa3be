import { z } from 'zod';

const count = z.number().int();

export const statuses = ['valid', 'expired', 'revoked'] as const;

export const certificateReply = z.object({
  id: z.string(),
  certificateNo: z.string(),
  templateId: z.string(),
  templateName: z.string(),
  userId: z.string().nullable(),
  name: z.string(),
  trainId: z.string().nullable(),
  trainTitle: z.string().nullable(),
  status: z.enum(statuses),
  issuedAt: z.string(),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  reason: z.string().nullable(),
  replacedByNo: z.string().nullable(),
  branchName: z.string().nullable(),
  version: count,
});

export const issueCheck = z.object({
  ready: count,
  problems: z.array(
    z.object({
      userId: z.string(),
      name: z.string(),
      kind: z.enum(['glyphs', 'idNumber', 'photo', 'has', 'train', 'score']),
      detail: z.string(),
    }),
  ),
});

const certificateFields = {
  certificateNo: z.string(),
  name: z.string(),
  trainTitle: z.string().nullable(),
  status: z.enum(statuses),
  issuedAt: z.string(),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  organName: z.string(),
  skill: z.string(),
};

export const publicCertificate = z.object({
  ...certificateFields,
  idNumber: z.string().nullable(),
  credential: z.string(),
});

export const ownCertificate = z.object({
  ...certificateFields,
  id: z.string(),
  checkUrl: z.string(),
});

export const keySet = z.object({
  keys: z.array(
    z.object({
      kty: z.string(),
      crv: z.string(),
      x: z.string(),
      kid: z.string(),
      alg: z.string(),
      use: z.string(),
    }),
  ),
});
