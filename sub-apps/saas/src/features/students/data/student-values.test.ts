/** @jest-environment node */
import { isChanged, toInput, toValues } from './student-values';

const fresh = toValues(null);

it('sends emptied optional fields as null', () => {
  expect(toInput({ ...fresh, name: ' 王 ', phone: '13900000001 ' })).toEqual({
    name: '王',
    phone: '13900000001',
    email: null,
    idNumber: null,
    departmentId: null,
    status: 'active',
  });
});

it('writes the check letter of an ID number in capitals', () => {
  expect(toInput({ ...fresh, idNumber: '11010519491231002x' }).idNumber).toBe('11010519491231002X');
});

it('takes white space alone for no change', () => {
  expect(isChanged(fresh, { ...fresh, name: '  ' })).toBe(false);
  expect(isChanged(fresh, { ...fresh, status: 'suspended' })).toBe(true);
});
