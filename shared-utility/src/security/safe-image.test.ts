/** @jest-environment node */
import { safeImage } from '.';

const ORIGIN = 'https://admin.school.example';

test.each([
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['http://cdn.example/a.png', 'http://cdn.example/a.png'],
  ['/brand/a.svg?v=2', 'https://admin.school.example/brand/a.svg?v=2'],
  [' a.svg ', 'https://admin.school.example/a.svg'],
])('accepts %j', (raw, url) => expect(safeImage(raw, ORIGIN)).toBe(url));

test.each([
  undefined,
  '',
  '   ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://admin.school.example/1',
  'file:///etc/passwd',
  'https://user:secret@cdn.example/a.png',
  'http://',
  `https://cdn.example/${'a'.repeat(2100)}`,
])('refuses %j', (raw) => expect(safeImage(raw, ORIGIN)).toBe(''));
