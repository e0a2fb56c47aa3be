import { type None, post, read } from '../endpoint';
import type { Save, Version } from '../entities';
import type { Page, PageQuery } from '../envelope';

const base = '/usercenter/v1/department';

/** Leader, numbers of people, time and version are only used to edit the tree; other platforms may omit them. */
export interface DepartmentNode {
  id: string;
  name: string;
  parentId: string | null;
  leader?: string | null;
  memberCount?: number;
  teacherCount?: number;
  createdAt?: string;
  version?: Version;
  children: DepartmentNode[];
}

/** A department as lists show it. */
export interface Department {
  id: string;
  name: string;
  parentId: string | null;
  parentName: string | null;
  leader: string | null;
  memberCount: number;
  teacherCount?: number;
  createdAt: string;
  version?: Version;
}

export interface DepartmentInput {
  name: string;
  parentId: string | null;
  leader?: string | null;
}

/** Departments (specification §7). */
export const department = {
  findByCondition: read<PageQuery & { keyword?: string; parentId?: string }, Page<Department>>()(
    `${base}/findByCondition`,
    { returns: 'page' },
  ),
  getTree: read<None, DepartmentNode[]>()(`${base}/getTree`, { returns: 'list' }),
  save: post<Save<DepartmentInput>, { id: string }>()(`${base}/save`, { returns: 'object' }),
  delete: post<{ id: string; version?: Version }, null>()(`${base}/delete`, { query: 'all' }),
} as const;
