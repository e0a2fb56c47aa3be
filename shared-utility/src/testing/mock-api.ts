import nock from 'nock';
import { type Contract, contract, type EndpointData, type ResponseOf } from '../contract';
import { apiBaseUrl } from '../environment';
import type { HeldAnswer } from './held-answer';

/** `resource.call` for every call of the contract. */
export type CallName = {
  [R in keyof Contract & string]: `${R}.${keyof Contract[R] & string}`;
}[keyof Contract & string];

type Answer<N extends CallName> = N extends `${infer R}.${infer C}`
  ? R extends keyof Contract
    ? C extends keyof Contract[R]
      ? ResponseOf<Contract[R][C]>
      : never
    : never
  : never;

export interface RecordedCall {
  query: Record<string, string | string[]>;
  body: unknown;
  headers: Record<string, string>;
}

export type ApiReply<N extends CallName> =
  | { data: Answer<N> }
  | { code: number; message: string; data?: unknown }
  | { networkError: true }
  | { status: number; body: string; headers?: Record<string, string> };

export interface ApiMock {
  /** The requests that were received, in order. */
  readonly calls: readonly RecordedCall[];
  scope: nock.Scope;
}

const endpointOf = (name: string): EndpointData => {
  const [resource = '', call = ''] = name.split('.');
  const calls = contract[resource as keyof Contract] as Record<string, EndpointData> | undefined;
  const data = calls?.[call];
  if (!data) throw new Error(`The contract has no call ${name}.`);
  return data;
};

const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' };

/**
 * Mocks the response of a contract's call with nock. The reply may be a function of the request; `times` (default
 * 1, Infinity for no limit) is the number of responses, which wait for `until`.
 */
export function mockApi<N extends CallName>(
  name: N,
  reply: ApiReply<N> | ((sent: RecordedCall) => ApiReply<N>),
  options: { times?: number; delay?: number; until?: HeldAnswer } = {},
): ApiMock {
  const data = endpointOf(name);
  const calls: RecordedCall[] = [];
  const path = new RegExp(`^${data.path.replace(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`);
  const times = options.times ?? 1;
  const scope = nock(apiBaseUrl());
  if (times === Number.POSITIVE_INFINITY) scope.persist();
  const interceptor = scope.intercept((uri) => path.test(uri), data.method);
  if (Number.isFinite(times)) interceptor.times(times);
  if (options.delay) interceptor.delay(options.delay);
  const fixed = typeof reply === 'function' ? undefined : reply;
  if (fixed && 'networkError' in fixed && !options.until) {
    interceptor.replyWithError('socket hang up');
    return { calls, scope };
  }
  interceptor.reply(async function answer(uri, body) {
    const query: Record<string, string | string[]> = {};
    const search = new URL(uri, 'http://localhost').searchParams;
    for (const key of new Set(search.keys())) {
      const keyValues = search.getAll(key);
      query[key] = keyValues.length > 1 ? keyValues : (keyValues[0] ?? '');
    }
    const headers = this.req.headers as unknown as Record<string, string>;
    const sent: RecordedCall = { query, body, headers };
    calls.push(sent);
    await options.until?.released;
    const currentReply = typeof reply === 'function' ? reply(sent) : reply;
    if ('networkError' in currentReply) return [502, '', CORS];
    if ('status' in currentReply)
      return [currentReply.status, currentReply.body, { ...CORS, ...currentReply.headers }];
    const envelope =
      'code' in currentReply
        ? { data: null, ...currentReply }
        : { code: 0, message: '', data: currentReply.data };
    return [200, JSON.stringify(envelope), { ...CORS, 'Content-Type': 'application/json' }];
  });
  return { calls, scope };
}
