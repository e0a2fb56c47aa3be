/** @jest-environment node */
import type { EndpointData } from '../../contract';
import { ApiError, type ApiErrorKind } from '../api-error';
import type { Handler, HttpReply, HttpRequest } from '../types';
import { contextHeaders } from './context-headers';
import { envelope } from './envelope';
import { errorToast, type ToastRequest } from './error-toast';
import { plainErrorMessages } from './plain-error-messages';
import { retryOnce } from './retry-once';
import { sessionEnd } from './session-end';

const request = (endpoint: Partial<EndpointData> = {}, options = {}): HttpRequest => ({
  call: 'role.find',
  endpoint: { method: 'GET', path: '/x', ...endpoint },
  method: 'GET',
  url: 'http://localhost/x',
  headers: {},
  options,
});
const failing = (kind: ApiErrorKind, code = 1, message = 'words') => {
  let times = 0;
  const next: Handler<never> = async () => {
    times += 1;
    throw new ApiError({ kind, code, message, call: 'role.find' });
  };
  return { next, times: () => times };
};
const kinds: ApiErrorKind[] = [
  'business',
  'session',
  'network',
  'timeout',
  'protocol',
  'cancelled',
];

describe('contextHeaders', () => {
  const seen = async (body?: unknown) => {
    let value = 'a';
    const send = contextHeaders(() => ({ organ: value }))(
      async (httpRequest) => httpRequest.headers,
    );
    value = '机构\r\nX-Evil: 1';
    return send({ ...request(), body });
  };

  test('reads the values when the call is made, and no value can break out of its header', async () => {
    const { organ = '' } = await seen();
    expect(organ).toBe(encodeURIComponent('机构\r\nX-Evil: 1'));
  });

  test('sets the JSON type only for a JSON body: a form has its own type', async () => {
    expect((await seen({}))['Content-Type']).toBe('application/json');
    expect((await seen(new FormData()))['Content-Type']).toBeUndefined();
    expect((await seen())['Content-Type']).toBeUndefined();
  });
});

describe('envelope', () => {
  const reply = (body: string, status = 200): HttpReply => ({
    status,
    header: () => 'application/json',
    bytes: new TextEncoder().encode(body).buffer as ArrayBuffer,
  });
  const open = (body: string, status?: number) =>
    envelope()(async () => reply(body, status))(request());

  test('returns the data of a success', async () => {
    await expect(open('{"code":0,"message":"","data":[1]}')).resolves.toEqual([1]);
  });

  test('throws an ApiError for any other code, with status and data', async () => {
    await expect(open('{"code":40900,"message":"x","data":{"a":1}}', 409)).rejects.toMatchObject({
      kind: 'business',
      code: 40900,
      status: 409,
      data: { a: 1 },
    });
  });

  test.each(['{"code":1.5}', '{"code":null}', 'null', '"text"', '{"message":"x"}'])(
    '%s is no envelope',
    async (body) => {
      await expect(open(body)).rejects.toMatchObject({ kind: 'protocol' });
    },
  );
});

describe('retryOnce', () => {
  test.each(kinds)('a safe call is repeated after a network error only: %s', async (kind) => {
    const { next, times } = failing(kind);
    await expect(retryOnce()(next)(request({ safe: true }))).rejects.toMatchObject({ kind });
    expect(times()).toBe(kind === 'network' ? 2 : 1);
  });

  test('a call that is not marked safe is never repeated', async () => {
    const { next, times } = failing('network');
    await expect(retryOnce()(next)(request())).rejects.toThrow();
    expect(times()).toBe(1);
  });

  test('nor is one that the caller has cancelled', async () => {
    const { next, times } = failing('network');
    const cancelled = request({ safe: true }, { signal: AbortSignal.abort() });
    await expect(retryOnce()(next)(cancelled)).rejects.toThrow();
    expect(times()).toBe(1);
  });
});

test.each(kinds)('sessionEnd reports an ended session and nothing else: %s', async (kind) => {
  const ends: ApiErrorKind[] = [];
  const watched = sessionEnd(
    (error) => ends.push(error.kind),
    () => 't',
  )(failing(kind).next);
  await expect(watched(request())).rejects.toMatchObject({ kind });
  expect(ends).toEqual(kind === 'session' ? [kind] : []);
});

test.each([
  ['a public call without a token', { auth: false } as const, undefined, 0],
  ['a public call with one', { auth: false } as const, 't', 1],
  ['another call without one', {}, undefined, 1],
])('%s with an ended session', async (_what, endpoint, token, reports) => {
  const ends: ApiError[] = [];
  const watched = sessionEnd(
    (error) => ends.push(error),
    () => token,
  )(failing('session').next);
  await expect(watched(request(endpoint))).rejects.toMatchObject({ kind: 'session' });
  expect(ends).toHaveLength(reports);
});

describe('plainErrorMessages', () => {
  test.each(kinds)('of %s', async (kind) => {
    const error = await plainErrorMessages(() => '网络异常')(failing(kind).next)(request()).catch(
      (e) => e,
    );
    const technical = ['network', 'timeout', 'protocol'].includes(kind);
    expect(error).toMatchObject({ kind, code: 1, message: technical ? '网络异常' : 'words' });
    if (technical) expect(error.cause).toMatchObject({ message: 'words' });
  });

  test.each([
    ['java.lang.NullPointerException', true],
    ['Internal error: TypeError: x is undefined', true],
    ['FATAL ERROR', false],
    ['该账号已被使用', false],
  ])('for a server whose message is %s', async (message, technical) => {
    const { next } = failing('business', 50000, message);
    const error = await plainErrorMessages(() => '网络异常')(next)(request()).catch((e) => e);
    expect(error).toMatchObject({ code: 50000, message: technical ? '网络异常' : message });
  });
});

describe('errorToast', () => {
  const toastOf = async (failure: ReturnType<typeof failing>, httpRequest = request()) => {
    const shown: ToastRequest[] = [];
    const error = await errorToast((toast) => shown.push(toast))(failure.next)(httpRequest).catch(
      (e) => e,
    );
    expect(error.shown).toBe(shown.length > 0);
    return shown;
  };

  test.each(kinds)('of %s', async (kind) => {
    const quiet = kind === 'session' || kind === 'cancelled';
    await expect(toastOf(failing(kind))).resolves.toEqual(
      quiet ? [] : [{ kind: 'error', message: 'words' }],
    );
  });

  // 40304 and 40305 lead to a page of their own, which gives the reason.
  test.each([50001, 40304, 40305])('code %i never shows a toast', async (code) => {
    await expect(toastOf(failing('business', code))).resolves.toEqual([]);
  });

  test('the password-age notice is of level info, by its code in any language and by its text', async () => {
    await expect(toastOf(failing('business', 40005, 'Too old'))).resolves.toEqual([
      { kind: 'info', message: 'Too old' },
    ]);
    const words = '您的密码长时间未更换，请更换密码';
    await expect(toastOf(failing('business', 9, words))).resolves.toEqual([
      { kind: 'info', message: words },
    ]);
  });

  test('an error of our own code shows no toast', async () => {
    const shown: ToastRequest[] = [];
    const programError = new TypeError('x is undefined');
    const call = errorToast((toast) => shown.push(toast))(async () => {
      throw programError;
    });
    await expect(call(request())).rejects.toBe(programError);
    expect(shown).toEqual([]);
  });

  test('the contract or the caller silences a call', async () => {
    await expect(toastOf(failing('business'), request({ toast: false }))).resolves.toEqual([]);
    await expect(toastOf(failing('business'), request({}, { toast: false }))).resolves.toEqual([]);
  });

  test.each(kinds)(
    'a caller that displays refusals itself decides whether %s has a toast',
    async (kind) => {
      const lost = ['network', 'timeout', 'protocol'].includes(kind);
      const shown = await toastOf(failing(kind), request({}, { toast: 'unanswered' }));
      expect(shown).toHaveLength(lost ? 1 : 0);
      const silenced = request({ toast: false }, { toast: 'unanswered' });
      await expect(toastOf(failing(kind), silenced)).resolves.toEqual([]);
    },
  );
});
