import { api } from '../api';
import type { LoginResult } from '../contract';
import { errorCodes } from '../contract/error-codes';
import { isApiError } from '../http';
import type { Verification } from './types';

/** Completes the log-in of this ticket. */
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

/** The ticket is expired, used or was tried too often; only a new log-in helps. */
export const isTicketOver = (reason: unknown): boolean =>
  isApiError(reason) && reason.code === errorCodes.stepOutOfOrder;

/** Options for the passkeys of the ticket's account. */
export const loginPasskeyOptions = (ticket: string) => api.login.passkeyOptions({ ticket });
