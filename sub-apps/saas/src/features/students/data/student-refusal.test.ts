/** @jest-environment node */
import { ApiError, errorCodes } from '@edu/shared-utility';
import { toRefusal } from './student-refusal';

const refused = (code: number, data: unknown) =>
  new ApiError({ kind: 'business', code, message: '手机号已存在', call: 'user.addStudent', data });

it.each([
  [
    'a list of names',
    { fields: ['phone', 'idNumber'] },
    { phone: '手机号已存在', idNumber: '手机号已存在' },
  ],
  ['messages by name', { fields: { email: '邮箱格式不正确' } }, { email: '邮箱格式不正确' }],
  ['a message that is no text', { fields: { email: 7 } }, { email: '手机号已存在' }],
])('puts %s beside the fields', (_, data, fields) => {
  expect(toRefusal(refused(errorCodes.invalidInput, data))).toEqual({ fields, message: null });
});

it('puts a conflict that names no field beside the phone', () => {
  expect(toRefusal(refused(errorCodes.conflict, null))).toEqual({
    fields: { phone: '手机号已存在' },
    message: null,
  });
});

it.each([[null], [{ fields: null }], [{ fields: ['password'] }], ['text'], [undefined]])(
  'shows %j above the form',
  (data) => {
    expect(toRefusal(refused(errorCodes.forbidden, data))).toEqual({
      fields: {},
      message: '手机号已存在',
    });
  },
);
