/** @jest-environment node */
import { ApiError, errorCodes } from '@edu/shared-utility';
import { toRefusal } from './refusal';

const refused = (code: number, data: unknown = null) =>
  toRefusal(new ApiError({ kind: 'business', code, message: '不行', call: 'x.y', data }));

it('a refused code is an error of its field, unless the server names another one', () => {
  expect(refused(errorCodes.codeRefused).fields).toEqual({ authCode: '不行' });
  const fields = { account: '该手机号已被使用' };
  expect(refused(errorCodes.codeRefused, { fields }).fields).toEqual(fields);
});

it('another refusal names no field of its own', () => {
  expect(refused(errorCodes.conflict)).toEqual({
    code: errorCodes.conflict,
    message: '不行',
    fields: {},
  });
});
