import { type None, post, read } from '../endpoint';
import type { Save } from '../entities';
import type { PermissionKind, PermissionNode } from '../role-entities';

const base = '/usercenter/v1/permission';

export interface PermissionInput {
  parentId: string | null;
  name: string;
  code: string;
  kind: PermissionKind;
  systemTagName?: string;
  url?: string;
  order?: number;
}

/** Permissions (specification §7). */
export const permission = {
  getTree: read<None, PermissionNode[]>()(`${base}/getTree`, { returns: 'list' }),
  /** Replaces the permissions of a role. */
  grantPermission: post<{ roleId: string; permissionIds: string[] }, null>()(
    `${base}/grantPermission`,
  ),
  delete: post<{ id: string }, null>()(`${base}/delete`, { query: 'all' }),
  save: post<Save<PermissionInput>, { id: string }>()(`${base}/save`, {
    returns: 'object',
  }),
} as const;
