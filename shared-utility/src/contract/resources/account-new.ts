import type { LoginResult, SessionContext } from '../account-entities';
import { act, type None, post } from '../endpoint';

const base = '/usercenter/v2/t-b/account';

/** A login of the new flow: by password, or by a code sent to the phone or mail address. */
export type LoginRequest = { account: string } & ({ password: string } | { authCode: string });

/** A new password, proved by a code sent to the account. */
export interface PasswordByCode {
  account: string;
  authCode: string;
  passwordNew: string;
  repsw: string;
}

/** Account, new flow (specification §7). */
export const accountNew = {
  login: post<LoginRequest, LoginResult>()(`${base}/login`, { auth: false, returns: 'object' }),
  /** Returns a token for the other tenant; the former token becomes invalid. */
  switchSaas: post<{ saasId: string }, LoginResult>()(`${base}/switchSaas`, { returns: 'object' }),
  switchIdentity: post<{ identityId: string }, SessionContext>()(`${base}/switchIdentity`, {
    returns: 'object',
  }),
  switchBranch: post<{ branchUcode: string }, SessionContext>()(`${base}/switchBranch`, {
    query: 'all',
    returns: 'object',
  }),
  logout: post<None, null>()(`${base}/logout`, { toast: false }),
  getPhoneAuthCode4Login: act<{ phone: string }, null>()(`${base}/getPhoneAuthCode4Login`, {
    auth: false,
  }),
  getMailAuthCode4Login: act<{ mail: string }, null>()(`${base}/getMailAuthCode4Login`, {
    auth: false,
  }),
  getPhoneAuthCode4ChangePwd: act<{ phone: string }, null>()(`${base}/getPhoneAuthCode4ChangePwd`, {
    auth: false,
  }),
  getMailAuthCode4ChangePwd: act<{ mail: string }, null>()(`${base}/getMailAuthCode4ChangePwd`, {
    auth: false,
  }),
  changePasswordByPhoneAuthCode: post<PasswordByCode, null>()(
    `${base}/changePasswordByPhoneAuthCode`,
    { auth: false },
  ),
  changePasswordByMailAuthCode: post<PasswordByCode, null>()(
    `${base}/changePasswordByMailAuthCode`,
    { auth: false },
  ),
} as const;
