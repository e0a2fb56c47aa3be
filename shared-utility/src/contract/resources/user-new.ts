import type { Identity, TenantChoice, UserInfo } from '../account-entities';
import type { Branch } from '../administration-entities';
import { type None, read, search } from '../endpoint';
import type { MenuNodeDto } from '../entities';

const base = '/usercenter/v2/t-b';

/** User and tenant info, new flow (specification §7). */
export const userNew = {
  getUserInfo: read<None, UserInfo>()(`${base}/user/getUserInfo`, { returns: 'object' }),
  findMySaas: search<None, TenantChoice[]>()(`${base}/saas/findMySaas`, { returns: 'list' }),
  findMyIdentity: read<None, Identity[]>()(`${base}/userIdentityX/findMyIdentity`, {
    returns: 'list',
  }),
  getMenu: read<None, MenuNodeDto[]>()(`${base}/permission/getMenu`, { returns: 'list' }),
  findMyBranch: read<None, Branch[]>()(`${base}/branch/findMyBranch`, { returns: 'list' }),
  /** Id of the company that the person belongs to; null without one. */
  queryUserCompanyId: read<None, string | null>()('/company/v1/userCompanyX/queryUserCompanyId'),
} as const;
