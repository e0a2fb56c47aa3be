import { z } from 'zod';
import { version } from './common';

export const userInfo = z.object({
  userId: z.string(),
  phone: z.string(),
  nickname: z.string(),
  name: z.string(),
  accountPhone: z.string().nullable(),
  accountMail: z.string().nullable(),
  idAuthStatus: z.number().int(),
});

export const organChoice = z.object({
  organ: z.string(),
  name: z.string(),
  actor: z.string(),
  channel: z.string(),
});

export const loginResult = z.object({ token: z.string(), userId: z.string() });

export const sessionContext = z.object({
  organ: z.string(),
  actor: z.string(),
  channel: z.string(),
  branch: z.string(),
});

export const logoutApplication = z.object({
  status: z.enum(['none', 'pending', 'withdrawn', 'done']),
  appliedAt: z.string().nullable(),
  effectiveAt: z.string().nullable(),
  noticeDays: z.number().optional(),
  confirmBy: z.enum(['mail', 'phone']).nullable().optional(),
  confirmFrom: z.string().nullable().optional(),
});

export const accountGuards = z.object({
  hasPassword: z.boolean().optional(),
  passwordChangedAt: z.string().nullable(),
  phoneChangedAt: z.string().nullable(),
  mailChangedAt: z.string().nullable(),
  verifiedAt: z.string().nullable(),
  faceEnrolledAt: z.string().nullable(),
  faceMatchedAt: z.string().nullable().optional(),
});

export const ownInvitation = z.object({
  id: z.string(),
  tenantName: z.string(),
  organName: z.string(),
  domain: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});

export const recordOwner = z.object({
  accountId: z.string(),
  name: z.string(),
  phone: z.string(),
});

export const accountProfile = z.object({
  version,
  id: z.string(),
  accountId: z.string(),
  name: z.string(),
  gender: z.enum(['male', 'female', 'unknown']),
  idNumber: z.string().nullable(),
  phone: z.string().nullish(),
  birthday: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  education: z.string().nullable(),
  employer: z.string().nullable(),
  updatedAt: z.string(),
});

export const userDetail = userInfo.extend({
  gender: z.enum(['male', 'female', 'unknown']),
  avatar: z.string().nullable(),
  birthday: z.string().nullable(),
  departmentId: z.string().nullable(),
  departmentName: z.string().nullable(),
  createdAt: z.string(),
});
