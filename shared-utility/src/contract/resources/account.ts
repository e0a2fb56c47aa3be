import { endpoint, type None } from '../endpoint';
import type { Branch, LoginResult, OrganChoice, UserInfo } from '../entities';

const base = '/usercenter/v1/account';

/** Account, old flow (specification §7, "Account"). */
export const account = {
  getUserInfo: endpoint<None, UserInfo>()({
    method: 'GET',
    path: `${base}/getUserInfo`,
    safe: true,
  }),
  login: endpoint<{ account: string; password: string }, LoginResult>()({
    method: 'POST',
    path: `${base}/login`,
    auth: false,
  }),
  logout: endpoint<None, null>()({ method: 'POST', path: `${base}/logout`, toast: false }),
  findOrganList: endpoint<None, OrganChoice[]>()({
    method: 'GET',
    path: `${base}/findOrganList`,
    safe: true,
  }),
  findAdminBranchList: endpoint<None, Branch[]>()({
    method: 'GET',
    path: `${base}/findAdminBranchList`,
    safe: true,
  }),
} as const;
