/** @jest-environment node */
import { maskIdNumber, maskMail, maskPhone } from './mask';

it.each([
  ['13900000001', '139****0001'],
  ['123', '****'],
  ['', '****'],
])('masks the phone %j', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

it.each([
  ['admin@sunrise.example', 'a****@sunrise.example'],
  ['a@b.cn', 'a****@b.cn'],
  ['😀x@b.cn', '😀****@b.cn'],
  ['"a@b"@c.cn', '"****@c.cn'],
  ['@b.cn', '****'],
  ['nothing', '****'],
])('masks the mail address %j', (mail, masked) => {
  expect(maskMail(mail)).toBe(masked);
});

it.each([
  ['110105194912310029', '110***********0029'],
  ['11010519491231002X', '110***********002X'],
  ['1234', '****'],
])('masks the ID number %j', (idNumber, masked) => {
  expect(maskIdNumber(idNumber)).toBe(masked);
});
