import { api, type CallOptions } from '@edu/shared-utility';

type SendCode = (account: string, options: CallOptions) => Promise<unknown>;

/** The calls that send a code, by purpose (types 1 log in, 3 register, 4 reset). */
export const codeCalls = {
  login: (account, options) => api.account.getAuthCode({ account, type: 1 }, options),
  register: (account, options) => api.account.getAuthCodeCommon({ account, type: 3 }, options),
  reset: (account, options) => api.account.getAuthCodeCommon({ account, type: 4 }, options),
  'new-login-phone': (phone, options) => api.accountNew.getPhoneAuthCode4Login({ phone }, options),
  'new-login-mail': (mail, options) => api.accountNew.getMailAuthCode4Login({ mail }, options),
  'new-reset-phone': (phone, options) =>
    api.accountNew.getPhoneAuthCode4ChangePwd({ phone }, options),
  'new-reset-mail': (mail, options) => api.accountNew.getMailAuthCode4ChangePwd({ mail }, options),
  invitation: (account, options) => api.invitation.sendCode({ account }, options),
} satisfies Record<string, SendCode>;

/** Purposes of codes; each has a cooldown for each number or address. */
export type CodePurpose = keyof typeof codeCalls;
