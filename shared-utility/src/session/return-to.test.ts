import fc from 'fast-check';
import { safeReturnTo } from './return-to';

test.each([
  '/saas/student',
  '/saas/student?pageNum=2#row',
  '/saas/%E5%AD%A6%E5%91%98',
  '/a?next=//evil.example',
  '/errors',
  '/',
])('%s is safe', (path) => expect(safeReturnTo(path)).toBe(path));

test.each([
  null,
  '',
  'saas',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2Fevil.example',
  '/%252Fevil.example',
  '/%5Cevil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  '%6Aavascript:alert(1)',
  'https://evil.example/',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/a/..//evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%',
  'data:text/html,x',
  '/entrance/login',
  '/entrance_new/login?x=1',
  '/error',
  '/error?code=500',
  '/error/?code=500',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\/evil.example',
  '\\/evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0a/evil.example',
  '/\r\n/evil.example',
  '/%2e%2e//evil.example',
  '/a/%2e%2e//evil.example',
  '/%2f%2fevil.example',
  '/%252f%252fevil.example',
  '/%255cevil.example',
  '\u0000//evil.example',
  '\u00a0//evil.example',
  'http:evil.example',
  'https:/evil.example',
  'HTTPS://EVIL.EXAMPLE',
  '//user:word@evil.example',
  'blob:https://evil.example/1',
  'vbscript:x',
  'java\tscript:alert(1)',
  '?next=/a',
  '#/a',
])('%j is refused', (path) => expect(safeReturnTo(path)).toBeNull());

test('for any input the result stays on this site', () => {
  const malicious = fc.string({
    unit: fc.constantFrom('/', '\\', '%2f', '%5c', '%25', '.', ':', '@', 'a', '?', '#', '\t', ' '),
  });
  fc.assert(
    fc.property(fc.oneof(malicious, fc.webUrl(), fc.string()), (raw) => {
      const safe = safeReturnTo(raw);
      if (safe === null) return;
      const url = new URL(safe, 'http://localhost');
      expect(url.origin).toBe('http://localhost');
      expect(safe.startsWith('/') && !safe.startsWith('//')).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
