import { api } from '../api';
import type { LoginResult } from '../contract';
import { errorCodes } from '../contract/error-codes';
import { isApiError } from '../http';
import type { Verification } from './types';

/** Finishes the log-in that this ticket represents. */
export function finishLogin(ticket: string, verification: Verification): Promise<LoginResult> {
  switch (verification.method) {
    case 'totp':
      return api.login.finish({ ticket, code: verification.code });
    case 'recovery':
      return api.login.finish({ ticket, recoveryCode: verification.code });
    case 'passkey':
      return api.login.finish({ ticket, response: verification.response });
    default:
      throw new Error(`no second step by ${verification.method}`);
  }
}

/** Too late, too many tries, or used: only a new log-in helps. */
export const isTicketOver = (reason: unknown): boolean =>
  isApiError(reason) && reason.code === errorCodes.stepOutOfOrder;

/** For the passkeys of the account that the ticket represents. */
export const loginPasskeyOptions = (ticket: string) => api.login.passkeyOptions({ ticket });
