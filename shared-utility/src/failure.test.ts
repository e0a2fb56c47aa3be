/** @jest-environment node */
import { errorCodes } from './contract/error-codes';
import { toFailure } from './failure';
import { ApiError, type ApiErrorDetail, clientCodes } from './http';

const failed = (detail: Partial<ApiErrorDetail>) =>
  toFailure(
    new ApiError({ kind: 'business', code: 40000, message: '不行', call: 'x.y', ...detail }),
  );

it('shows the server’s message and its fields', () => {
  const data = { fields: { phone: '该手机号已被使用', bad: 7 } };
  expect(failed({ data })).toEqual({
    code: 40000,
    message: '不行',
    fields: { phone: '该手机号已被使用' },
    absent: false,
    keptElsewhere: false,
    unanswered: false,
    cancelled: false,
  });
});

it.each(['network', 'timeout', 'protocol'] as const)(
  'says in plain words that there was no answer: %s',
  (kind) => {
    const code = clientCodes[kind];
    expect(failed({ kind, code, message: 'ECONNRESET' })).toMatchObject({
      code,
      message: '网络异常，请重新尝试',
      unanswered: true,
    });
  },
);

it('always has a message, except for calls that the person cancelled', () => {
  expect(failed({ message: '' }).message).toBe('网络异常，请重新尝试');
  const cancelled = failed({ kind: 'cancelled', code: clientCodes.cancelled, message: 'x' });
  expect(cancelled).toMatchObject({ message: '', cancelled: true, unanswered: false });
});

it.each([
  ['a path that the server does not have', { status: 404, code: 0 }, true],
  ['a deleted object', { code: errorCodes.notFound }, true],
  ['a call that does not exist yet', { code: errorCodes.notImplemented }, true],
  ['any other refusal', { code: errorCodes.conflict }, false],
])('distinguishes an unavailable call from a refused one: %s', (_, detail, absent) => {
  expect(failed(detail).absent).toBe(absent);
});

it('recognises data kept by another platform, only for unavailable calls', () => {
  const data = { keptBy: 'platform' };
  expect(failed({ code: errorCodes.notFound, data }).keptElsewhere).toBe(true);
  expect(failed({ data }).keptElsewhere).toBe(false);
});

it.each([null, 'text', 7, { fields: null }, { fields: 'phone' }, []])(
  'ignores fields in data of another shape: %j',
  (data) => {
    const { fields } = failed({ data });
    expect(Object.values(fields).every((text) => typeof text === 'string')).toBe(true);
  },
);

it('shows a plain sentence for an error of the page, which is logged in the console', () => {
  const fault = new TypeError('x is not a function');
  const written = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(toFailure(fault)).toMatchObject({ code: -1, message: '页面出现异常，请刷新后重试' });
  expect(written).toHaveBeenCalledWith(fault);
  written.mockRestore();
});
