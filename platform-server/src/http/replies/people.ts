import type { MenuNodeDto, PermissionNode } from '@edu/shared-utility/contract';
import { z } from 'zod';
import { namedReply, version } from './common';

export const menuNode: z.ZodType<MenuNodeDto> = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  data: z.object({
    systemTagName: z.string(),
    url: z.string(),
    name: z.string(),
    description: z.string(),
    type: z.number().int(),
    offered: z
      .object({
        icon: z.string().optional(),
        padded: z.boolean().optional(),
        below: z
          .array(z.object({ url: z.string(), name: z.string(), parent: z.string().nullable() }))
          .optional(),
      })
      .optional(),
  }),
  get children() {
    return z.array(menuNode);
  },
});

export const student = z.object({
  version,
  userId: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  idNumber: z.string().nullable(),
  departmentId: z.string().nullable(),
  departmentName: z.string().nullable(),
  branchId: z.string().nullable().optional(),
  branchName: z.string().nullable().optional(),
  status: z.enum(['active', 'suspended']),
  createdAt: z.string(),
});

export const role = z.object({
  version,
  id: z.string(),
  name: z.string(),
  description: z.string(),
  builtIn: z.boolean(),
  userCount: z.number().int(),
  createdAt: z.string(),
});

export const permissionNode: z.ZodType<PermissionNode> = z.object({
  version,
  id: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  code: z.string(),
  kind: z.enum(['directory', 'page', 'action']),
  systemTagName: z.string().nullable(),
  url: z.string().nullable(),
  order: z.number().int(),
  requires: z.string().optional(),
  get children() {
    return z.array(permissionNode);
  },
});

export const administratorSession = z.object({
  sessionId: z.string(),
  userAgent: z.string(),
  ip: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});

export const administrator = z.object({
  version,
  id: z.string(),
  accountId: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  roles: namedReply,
  branches: namedReply,
  status: z.enum(['active', 'suspended']),
  lastLoginAt: z.string().nullable(),
  createdAt: z.string(),
});

export const staffInvitationReply = z.object({ id: z.string(), invited: z.boolean() });

export const invitation = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  roles: namedReply,
  branches: namedReply,
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
