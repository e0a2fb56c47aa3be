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

/** A failed call as a store can hold it. */
export interface CallFailure extends Failure {
  readonly kind: ApiErrorKind;
  /** `data` of the envelope, where there was one: the present row of a version conflict, fields, … */
  readonly data: unknown;
  /** A toast has told the person. */
  readonly shown: boolean;
}

/** One call of the contract with its parameters. */
export interface ContractCall {
  /** `resource.call` */
  readonly name: string;
  readonly params: object | undefined;
}

/** Of an endpoint: whether the client toasts its failures. */
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

const calledOff = (): ApiError =>
  new ApiError({ kind: 'cancelled', code: clientCodes.cancelled, message: '', call: '' });

/** What a caught error is, as a page takes it from a read or a write of this layer. */
export function failureOf(error: unknown): CallFailure {
  if (typeof error === 'object' && error !== null && 'cancelled' in error) {
    return error as CallFailure;
  }
  // what RTK Query makes of a write whose store was emptied meanwhile
  if (error instanceof Object && 'name' in error && error.name === 'AbortError') {
    return failureOf(calledOff());
  }
  const failure = toFailure(error);
  if (!isApiError(error)) return { ...failure, kind: 'business', data: null, shown: false };
  return { ...failure, kind: error.kind, data: error.data ?? null, shown: error.shown };
}

/** Whether the answer of a write says that the platform goes on with it: the header shows how far it is. */
const beginsWork = (data: unknown): boolean =>
  data instanceof Object &&
  (('job' in data && !!data.job) || ('state' in data && data.state === 'queued'));

/**
 * Every read and write goes through `api`: its headers, its one retry of reads, its toasts, the end of the session.
 * A read that is no longer needed is aborted; a write goes on, since its outcome would be unknown.
 */
export const contractQuery: BaseQueryFn<ContractCall, unknown, CallFailure, ContractExtra> = async (
  { name, params },
  { signal, type },
  { toast } = {},
) => {
  try {
    const options = { toast, signal: type === 'query' ? signal : undefined };
    // a store takes `undefined` for a forgotten answer
    const data = (await callOf(name)(params, options)) ?? null;
    if (type === 'mutation' && beginsWork(data)) emit('inbox:changed', null);
    return { data };
  } catch (error) {
    return { error: failureOf(error) };
  }
};
