import type { DepartmentNode, MenuNodeDto } from '@edu/shared-utility/contract';
import { z } from 'zod';

/** Reply schemas of the contract's entities: what is not named here never leaves the server. */
export const nothing = z.null();

export const userInfo = z.object({
  userId: z.string(),
  phone: z.string(),
  nickname: z.string(),
  name: z.string(),
  accountPhone: z.string().nullable(),
  accountMail: z.string().nullable(),
  idAuthStatus: z.number().int(),
});

export const branch = z.object({
  id: z.string(),
  branch: z.string(),
  name: z.string(),
  organ: z.string(),
  actor: z.string(),
  channel: z.string(),
  ucode: z.string(),
});

export const organChoice = z.object({
  organ: z.string(),
  name: z.string(),
  actor: z.string(),
  channel: z.string(),
});

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
  }),
  get children() {
    return z.array(menuNode);
  },
});

export const departmentNode: z.ZodType<DepartmentNode> = z.object({
  id: z.string(),
  name: z.string(),
  parentId: z.string().nullable(),
  get children() {
    return z.array(departmentNode);
  },
});

export const student = z.object({
  userId: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  idNumber: z.string().nullable(),
  departmentId: z.string().nullable(),
  departmentName: z.string().nullable(),
  status: z.enum(['active', 'suspended']),
  createdAt: z.string(),
});

export const frontendConfiguration = z.object({
  tenantName: z.string(),
  pageTitle: z.string(),
  logo: z.string(),
  entries: z.array(z.object({ key: z.string(), value: z.string() })),
  domains: z.array(z.object({ frontend_template_id: z.number().int(), domain: z.string() })),
});
