export type ApiErrorKind =
  | 'business'
  | 'session'
  | 'network'
  | 'timeout'
  | 'protocol'
  | 'cancelled';

/** Codes of failures without a response; codes of the server are never negative. */
export const clientCodes = { network: -1, timeout: -2, protocol: -3, cancelled: -4 } as const;

export interface ApiErrorDetail {
  kind: ApiErrorKind;
  code: number;
  message: string;
  /** `resource.call` of the contract. */
  call: string;
  /** HTTP status, if there was a response. */
  status?: number;
  /** `data` of the envelope, if there was one. */
  data?: unknown;
  cause?: unknown;
}

/** Every failed call rejects with this class. */
export class ApiError extends Error {
  declare readonly kind: ApiErrorKind;
  declare readonly code: number;
  declare readonly call: string;
  declare readonly status?: number;
  declare readonly data?: unknown;
  /** True once a toast was shown. */
  shown = false;

  constructor(detail: ApiErrorDetail) {
    super(detail.message, { cause: detail.cause });
    this.name = 'ApiError';
    Object.assign(this, detail);
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

const lostKinds: readonly ApiErrorKind[] = ['network', 'timeout', 'protocol'];

/** Whether no response arrived: the request may or may not have taken effect. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && lostKinds.includes(error.kind);
