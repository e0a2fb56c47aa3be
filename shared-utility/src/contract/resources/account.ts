import type { AccountActivity, AccountSession } from '../account-activity-entities';
import type {
  AccountGuards,
  LoginResult,
  LogoutApplication,
  SessionContext,
  UserInfo,
} from '../account-entities';
import type { Branch, OrganChoice } from '../administration-entities';
import { type None, post, read } from '../endpoint';
import type { Page, PageQuery } from '../envelope';
import type {
  AccountProof,
  AuthCodeType,
  CompanyRegistration,
  PasswordAge,
  Registration,
} from './account-inputs';

const base = '/usercenter/v1/account';
const open = { auth: false } as const;
const ours = { ours: true } as const;
const shell = { ours: true, shell: true } as const;

/** Account, old flow (specification §7). */
export const account = {
  getUserInfo: read<None, UserInfo>()(`${base}/getUserInfo`, { returns: 'object' }),
  /** Truthy data means success; every session of the account ends. */
  changePassword: post<{ password: string; passwordNew: string; repsw: string }, boolean>()(
    `${base}/changePassword`,
    { query: 'all' },
  ),
  /** Consumes the code and grants this token one account change within ten minutes (architecture §3). */
  checkAuthCode: post<AccountProof, boolean>()(`${base}/checkAuthCode`, { query: 'all' }),
  judgeAccountIfBindPhone: read<None, boolean>()(`${base}/judgeAccountIfBindPhone`),
  judgeAccountIfBindMail: read<None, boolean>()(`${base}/judgeAccountIfBindMail`),
  /** The bound phone; null when none is bound. */
  getCurrentUserAccount: read<None, string | null>()(`${base}/getCurrentUserAccount`),
  /** The bound mail address; null when none is bound. */
  getCurrentUserMail: read<None, string | null>()(`${base}/getCurrentUserMail`),
  /** Refused if a phone or mail address, respectively, is bound already. */
  bindUserAccount: post<AccountProof, null>()(`${base}/bindUserAccount`),
  /** Takes the new account and its code, needs the grant, replaces the old one. */
  unBindUserAccount: post<AccountProof, null>()(`${base}/unBindUserAccount`),
  getAuthCodePublic: post<{ account: string; type: 2 }, null>()(`${base}/getAuthCodePublic`),
  login: post<{ account: string; password: string }, LoginResult>()(`${base}/login`, {
    ...open,
    returns: 'object',
  }),
  loginByAuthCode: post<AccountProof, LoginResult>()(`${base}/loginByAuthCode`, {
    ...open,
    returns: 'object',
  }),
  logout: post<None, null>()(`${base}/logout`, { toast: false }),
  getAuthCode: post<{ account: string; type: AuthCodeType }, null>()(`${base}/getAuthCode`, open),
  getAuthCodeCommon: post<{ account: string; type: AuthCodeType }, null>()(
    `${base}/getAuthCodeCommon`,
    open,
  ),
  /** For one's own account by code; for that of `userId` with a session and the permission. */
  resetPassword: post<
    (AccountProof & { password: string }) | { userId: string; password: string },
    null
  >()(`${base}/resetPassword`, open),
  resetPasswordNew: post<AccountProof & { passwordNew: string; repsw: string }, null>()(
    `${base}/resetPasswordNew`,
    open,
  ),
  register: post<Registration, { userId: string }>()(`${base}/register`, {
    ...open,
    returns: 'object',
  }),
  registerCompany: post<CompanyRegistration, { companyId: string }>()(`${base}/registerCompany`, {
    ...open,
    returns: 'object',
  }),
  findOrganList: read<None, OrganChoice[]>()(`${base}/findOrganList`, { returns: 'list' }),
  findAdminBranchList: read<None, Branch[]>()(`${base}/findAdminBranchList`, { returns: 'list' }),
  /** Rejects with 40005 when the password is older than the tenant allows. */
  checkPasswordTime: read<None, PasswordAge>()(`${base}/checkPasswordTime`, { returns: 'object' }),
  demoLogin: post<{ adminFlag: number }, LoginResult>()(`${base}/demo/login`, {
    ...open,
    returns: 'object',
  }),
  /** Sets a random password and answers with it once. */
  generateAndSetPassword: post<{ userId: string }, { password: string }>()(
    `${base}/generateAndSetPassword`,
    { returns: 'object' },
  ),
  /** The specification names this call without a path. */
  switchBranch: post<{ branchUcode: string }, SessionContext>()(`${base}/switchBranch`, {
    query: 'all',
    ours: true,
    returns: 'object',
  }),
  applyAccountLogout: post<{ agreed: boolean; reason?: string }, LogoutApplication>()(
    `${base}/applyAccountLogout`,
    { ...ours, returns: 'object' },
  ),
  withdrawAccountLogout: post<None, null>()(`${base}/withdrawAccountLogout`, ours),
  getAccountLogoutState: read<None, LogoutApplication>()(`${base}/getAccountLogoutState`, {
    ...ours,
    returns: 'object',
  }),
  getAccountGuards: read<None, AccountGuards>()(`${base}/getAccountGuards`, {
    ...shell,
    returns: 'object',
  }),
  /** Where the person is logged in now; the session that asks comes first. */
  findSessions: read<None, AccountSession[]>()(`${base}/findSessions`, {
    ...shell,
    returns: 'list',
  }),
  endSession: post<{ sessionId: string }, null>()(`${base}/endSession`, shell),
  endOtherSessions: post<None, { ended: number }>()(`${base}/endOtherSessions`, {
    ...shell,
    returns: 'object',
  }),
  /** What happened to the account, newest first. */
  findActivity: read<PageQuery, Page<AccountActivity>>()(`${base}/findActivity`, {
    ...shell,
    returns: 'page',
  }),
} as const;
