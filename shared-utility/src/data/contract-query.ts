import {
  ApiError,
  type ApiErrorKind,
  api,
  type CallOptions,
  clientCodes,
  emit,
  type Failure,
  isApiError,
  toFailure,
} from '@edu/shared-utility';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';

/** A failed call in a serialisable form. */
export interface CallFailure extends Failure {
  readonly kind: ApiErrorKind;
  /** `data` of the envelope, if any: the current row of a version conflict, invalid fields, and the like. */
  readonly data: unknown;
  /** Whether a toast was shown. */
  readonly shown: boolean;
}

/** One call of the contract with its parameters. */
export interface ContractCall {
  /** `resource.call` */
  readonly name: string;
  readonly params: object | undefined;
}

/** Extra option of an endpoint: whether the client toasts its failures. */
export interface ContractExtra {
  readonly toast?: CallOptions['toast'];
}

type Perform = (params: object | undefined, options: CallOptions) => Promise<unknown>;

function callOf(name: string): Perform {
  const [resource = '', call = ''] = name.split('.');
  const perform = (api as unknown as Record<string, Record<string, Perform>>)[resource]?.[call];
  if (!perform) throw new TypeError(`The contract has no call ${name}.`);
  return perform;
}

const cancelledError = (): ApiError =>
  new ApiError({ kind: 'cancelled', code: clientCodes.cancelled, message: '', call: '' });

/** Converts a caught error of a read or write to a `CallFailure`. */
export function failureOf(error: unknown): CallFailure {
  if (typeof error === 'object' && error !== null && 'cancelled' in error) {
    return error as CallFailure;
  }
  // RTK Query reports this when the store was reset during a write.
  if (error instanceof Object && 'name' in error && error.name === 'AbortError') {
    return failureOf(cancelledError());
  }
  const failure = toFailure(error);
  if (!isApiError(error)) return { ...failure, kind: 'business', data: null, shown: false };
  return { ...failure, kind: error.kind, data: error.data ?? null, shown: error.shown };
}

/** Whether a write has started background work, whose progress the header shows. */
const beginsWork = (data: unknown): boolean =>
  data instanceof Object &&
  (('job' in data && !!data.job) || ('state' in data && data.state === 'queued'));

/**
 * Sends every read and write through `api`, with its headers, retry, toasts and session handling. A read that is no
 * longer needed is aborted; a write is not, since its outcome would be unknown.
 */
export const contractQuery: BaseQueryFn<ContractCall, unknown, CallFailure, ContractExtra> = async (
  { name, params },
  { signal, type },
  { toast } = {},
) => {
  try {
    const options = { toast, signal: type === 'query' ? signal : undefined };
    // A store treats `undefined` as a missing result.
    const data = (await callOf(name)(params, options)) ?? null;
    if (type === 'mutation' && beginsWork(data)) emit('inbox:changed', null);
    return { data };
  } catch (error) {
    return { error: failureOf(error) };
  }
};
