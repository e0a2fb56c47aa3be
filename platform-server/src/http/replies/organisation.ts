import type {
  BranchNode,
  DepartmentNode,
  PlacedBranch,
  RegionNode,
} from '@edu/shared-utility/contract';
import { z } from 'zod';
import { version } from './common';

export const branch = z.object({
  version,
  id: z.string(),
  branch: z.string(),
  name: z.string(),
  organ: z.string(),
  actor: z.string(),
  channel: z.string(),
  ucode: z.string(),
});

const placedBranch: z.ZodType<PlacedBranch> = z.object({
  id: z.string(),
  name: z.string(),
  parentId: z.string().nullable(),
  ucode: z.string(),
  regionId: z.string().nullable(),
  isFirst: z.boolean(),
  students: z.number().int(),
  staff: z.number().int(),
  createdAt: z.string(),
  version: z.number().int(),
  get children() {
    return z.array(placedBranch);
  },
});

export const organs = z.object({
  isAll: z.boolean(),
  organs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      channel: z.string(),
      status: z.enum(['active', 'disabled']),
      isHead: z.boolean(),
      students: z.number().int(),
      staff: z.number().int(),
      departments: z.number().int(),
      createdAt: z.string(),
      version: z.number().int(),
      actor: z.string().nullable(),
      branches: z.array(placedBranch),
    }),
  ),
});

export const departmentNode: z.ZodType<DepartmentNode> = z.object({
  id: z.string(),
  name: z.string(),
  parentId: z.string().nullable(),
  leader: z.string().nullish(),
  memberCount: z.number().int().optional(),
  teacherCount: z.number().int().optional(),
  createdAt: z.string().optional(),
  version,
  get children() {
    return z.array(departmentNode);
  },
});

export const branchNode: z.ZodType<BranchNode> = branch.extend({
  parentId: z.string().nullable(),
  regionId: z.string().nullable(),
  get children() {
    return z.array(branchNode);
  },
});

export const regionNode: z.ZodType<RegionNode> = z.object({
  id: z.string(),
  name: z.string(),
  level: z.enum(['province', 'city', 'county']),
  get children() {
    return z.array(regionNode);
  },
});

export const department = z.object({
  version,
  id: z.string(),
  name: z.string(),
  parentId: z.string().nullable(),
  parentName: z.string().nullable(),
  leader: z.string().nullable(),
  memberCount: z.number().int(),
  teacherCount: z.number().int().optional(),
  createdAt: z.string(),
});
