/** @jest-environment node */
import { inputOf, valuesOf } from './student-values';

const emptyValues = valuesOf(null);

it('sends emptied optional fields as null', () => {
  expect(inputOf({ ...emptyValues, name: ' 王 ', phone: '13900000001 ' })).toEqual({
    name: '王',
    phone: '13900000001',
    email: null,
    idNumber: null,
    departmentId: null,
    status: 'active',
  });
});

it('writes the check letter of an ID number in capitals', () => {
  expect(inputOf({ ...emptyValues, idNumber: '11010519491231002x' }).idNumber).toBe(
    '11010519491231002X',
  );
});
