import { differencesOf } from './published';

const resolve = (address: string) => new URL(address, 'http://localhost').href;
const line = (name: string, address: string, served: string | null) => ({
  name,
  address,
  served,
  integrity: null,
  origin: 'own' as const,
});
const thisPage = { a: 'http://localhost/a-1.js', b: 'http://localhost:9165/b.js' };
const served = { a: 'http://localhost/a-1.js', b: 'http://localhost/b-1.js' };

test('lists what differs from the served map and what only one side has', () => {
  expect(differencesOf(thisPage, { ...served, c: 'http://x/c.js' }, null, resolve)).toEqual([
    { name: 'b', here: 'http://localhost:9165/b.js', served: 'http://localhost/b-1.js' },
    { name: 'c', here: null, served: 'http://x/c.js' },
  ]);
  expect(differencesOf(served, served, null, resolve)).toEqual([]);
});

test('shows the operator’s line, and finds one that is not served', () => {
  const lines = [line('a', '/a.js', '/a-1.js'), line('b', '/b.js', '/b-1.js')];
  expect(differencesOf(served, served, lines, resolve)).toEqual([]);
  const refused = [...lines, line('d', 'https://evil.example/d.js', null)];
  expect(differencesOf(served, served, refused, resolve)).toEqual([]);
  expect(differencesOf(thisPage, served, refused, resolve)).toMatchObject([
    { name: 'b', written: '/b.js' },
  ]);
  const newer = [line('a', '/a.js', '/a-2.js'), line('b', '/b.js', '/b-1.js')];
  expect(differencesOf(served, served, newer, resolve)).toMatchObject([
    { name: 'a', served: 'http://localhost/a-1.js', written: '/a.js' },
  ]);
});
