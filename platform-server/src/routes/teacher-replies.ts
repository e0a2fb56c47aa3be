import { z } from 'zod';

export const teacherReply = z.object({
  version: z.number().int(),
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  staffNumber: z.string().nullable(),
  title: z.string(),
  subjects: z.array(z.string()),
  departmentId: z.string().nullable(),
  departmentName: z.string().nullable(),
  branchId: z.string().nullable(),
  branchName: z.string().nullable(),
  joinedOn: z.string().nullable(),
  status: z.enum(['active', 'leave', 'left']),
  introduction: z.string(),
  account: z
    .object({
      administratorId: z.string().nullable(),
      name: z.string(),
      state: z.enum(['invited', 'active', 'suspended']),
      lastLoginAt: z.string().nullable(),
    })
    .nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
