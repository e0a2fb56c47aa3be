/** @jest-environment node */
import { ApiError, errorCodes } from '@edu/shared-utility';
import { refusalOf } from './refusal';

const fieldNames = ['phone', 'email', 'idNumber'];
const about = { known: fieldNames, isChange: false, conflictField: 'phone' };

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
])('shows %s beside the fields', (_, data, fields) => {
  expect(refusalOf(refused(errorCodes.invalidInput, data), about)).toEqual({
    fields,
    message: null,
  });
});

it('shows a conflict without a field beside the phone', () => {
  expect(refusalOf(refused(errorCodes.conflict, null), about)).toEqual({
    fields: { phone: '手机号已存在' },
    message: null,
  });
});

it.each([[null], [{ fields: null }], [{ fields: ['password'] }], ['text'], [undefined]])(
  'shows %j above the form',
  (data) => {
    expect(refusalOf(refused(errorCodes.forbidden, data), about)).toEqual({
      fields: {},
      message: '手机号已存在',
    });
  },
);

it('shows a conflict above the form if it concerns no field of it', () => {
  const error = refused(errorCodes.conflict, null);
  expect(refusalOf(error, { known: fieldNames, isChange: false })).toEqual({
    fields: {},
    message: '手机号已存在',
  });
});

it('recognises a row that was changed or deleted by another person', () => {
  const current = { phone: '1' };
  expect(refusalOf(refused(errorCodes.conflict, { present: current }), about)).toMatchObject({
    present: current,
  });
  const missing = refused(errorCodes.notFound, null);
  expect(refusalOf(missing, { ...about, isChange: true })).toMatchObject({ gone: true });
  expect(refusalOf(missing, about)).not.toHaveProperty('gone');
});
