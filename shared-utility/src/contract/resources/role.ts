import { endpoint, type None } from '../endpoint';

const base = '/usercenter/v1/role';

/** Roles (specification §7, "Role and permission"). */
export const role = {
  findRoleIds: endpoint<None, string[]>()({
    method: 'GET',
    path: `${base}/findRoleIds`,
    safe: true,
  }),
} as const;
