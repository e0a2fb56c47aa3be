import { type None, post, read, search } from '../endpoint';
import type { MenuNodeDto, Save } from '../entities';
import type { Page, PageQuery } from '../envelope';
import type { PermissionNode, Role } from '../role-entities';

const base = '/usercenter/v1/role';

export interface RoleInput {
  name: string;
  description?: string;
  permissionIds?: string[];
}

/** Roles (specification §7). */
export const role = {
  findRoleIds: read<None, string[]>()(`${base}/findRoleIds`, { returns: 'list' }),
  /** Roles that the person may grant. */
  find: read<None, Role[]>()(`${base}/find`, { returns: 'list' }),
  findUserRole: read<{ userId: string }, Role[]>()(`${base}/findUserRole`, { returns: 'list' }),
  /** Replaces the roles of a person. */
  grantRole: post<{ userId: string; roleIds: string[] }, null>()(`${base}/grantRole`),
  findByCondition: search<PageQuery & { keyword?: string }, Page<Role>>()(
    `${base}/findByCondition`,
    { query: ['pageNum', 'pageSize'], returns: 'page' },
  ),
  save: post<Save<RoleInput>, { id: string }>()(`${base}/save`, { returns: 'object' }),
  delete: post<{ id: string }, null>()(`${base}/delete`, { query: 'all' }),
  findPermissionListByRoleId: read<{ roleId: string }, PermissionNode[]>()(
    `${base}/findPermissionListByRoleId`,
    { returns: 'list' },
  ),
  findPermissionMenuListByRoleId: read<{ roleId: string }, MenuNodeDto[]>()(
    `${base}/findPermissionMenuListByRoleId`,
    { returns: 'list' },
  ),
} as const;
