import { context } from '@edu/shared-utility';
import { resetContext } from '@edu/shared-utility/testing';
import { embeddedAddress, sandboxOf } from './embedded-address';

const token = { name: 'token', value: 't' } as const;

beforeEach(() => {
  resetContext();
  context.set('token', 'secret');
  context.set('organ', 'o');
  context.set('actor', 'a');
  context.set('branch', 'b');
});

test('the path stays, the session is put into the query, and the page cannot forge it', () => {
  const url = embeddedAddress('https://data.example/', '/bi-admin/report?year=2026&token=forged', {
    name: 'token',
    value: 'reads',
  });
  expect(url?.origin).toBe('https://data.example');
  expect(url?.pathname).toBe('/bi-admin/report');
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    year: '2026',
    token: 'reads',
    actor: 'a',
    organ: 'o',
    channel: '1',
    branch: 'b',
  });
});

test('a site that exchanges codes gets no token, and no forged one either', () => {
  const url = embeddedAddress('https://data.example', '/bi-admin?token=forged&code=forged', {
    name: 'code',
    value: 'once',
  });
  expect(url?.searchParams.get('code')).toBe('once');
  expect(url?.searchParams.has('token')).toBe(false);
});

test('a site below a path keeps it', () => {
  expect(embeddedAddress('https://x.example/data', '/bi-admin', token)?.pathname).toBe(
    '/data/bi-admin',
  );
});

test.each(['javascript:alert(1)', 'http://', 'data:text/html,x'])('%s is not a site', (site) => {
  expect(embeddedAddress(site, '/bi-admin', token)).toBeNull();
});

test('a page of our own origin never has both scripts and its origin', () => {
  expect(sandboxOf(new URL(window.location.href))).not.toContain('allow-same-origin');
  expect(sandboxOf(new URL('https://data.example'))).toContain('allow-same-origin');
});
