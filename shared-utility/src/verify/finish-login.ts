import { api } from '../api';
import type { LoginResult } from '../contract';
import { errorCodes } from '../contract/error-codes';
import { isApiError } from '../http';
import type { Verification } from './types';

/** Finishes the log-in that this ticket stands for. */
export function finishLogin(ticket: string, given: Verification): Promise<LoginResult> {
  switch (given.method) {
    case 'totp':
      return api.login.finish({ ticket, code: given.code });
    case 'recovery':
      return api.login.finish({ ticket, recoveryCode: given.code });
    case 'passkey':
      return api.login.finish({ ticket, response: given.response });
    default:
      throw new Error(`no second step by ${given.method}`);
  }
}

/** Too late, too many tries, or used: only a new log-in helps. */
export const isTicketOver = (reason: unknown): boolean =>
  isApiError(reason) && reason.code === errorCodes.stepOutOfOrder;

/** For the passkeys of the account that the ticket stands for. */
export const loginPasskeyOptions = (ticket: string) => api.login.passkeyOptions({ ticket });
