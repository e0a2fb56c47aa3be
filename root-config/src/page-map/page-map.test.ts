/** @jest-environment node */
import { composeMap } from './page-map';
import { parseServedMap } from './served-map';

const served = {
  imports: { '@edu-app/saas': '/saas-1.js', react: '/react.js' },
  integrity: { '/saas-1.js': 'sha384-1' },
  rollouts: [
    {
      id: 'r',
      module: '@edu-app/saas',
      address: '/saas-2.js',
      integrity: 'sha384-2',
      percent: 100,
    },
    { id: 'q', module: '@edu-app/gone', address: '/gone.js', percent: 100 },
  ],
};
const nobody = { key: 'k', userId: null, host: 'localhost' };

test('a rollout that includes the person replaces the address and sets its digest', () => {
  const { map, rollouts } = composeMap(served, nobody, []);
  expect(map.imports).toEqual({ '@edu-app/saas': '/saas-2.js', react: '/react.js' });
  expect(map.integrity).toMatchObject({ '/saas-2.js': 'sha384-2' });
  expect(rollouts.map(({ id }) => id)).toEqual(['r']);
});

test('an override has priority over a rollout, adds new modules, and has only its own digest', () => {
  const { map } = composeMap(served, nobody, [
    { module: '@edu-app/saas', address: '/saas-1.js' },
    { module: '@edu-app/new', address: 'http://localhost:1/x.js', integrity: 'sha384-n' },
  ]);
  expect(map.imports?.['@edu-app/saas']).toBe('/saas-1.js');
  expect(map.imports?.['@edu-app/new']).toBe('http://localhost:1/x.js');
  expect(map.integrity).not.toHaveProperty(['/saas-1.js']);
  expect(map.integrity).toHaveProperty(['http://localhost:1/x.js'], 'sha384-n');
});

test('a line without an address is ignored, and its neighbours are not', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const raw = { imports: { a: 1, b: '/b.js', c: null }, scopes: {} };
  expect(parseServedMap(raw)).toEqual({ imports: { b: '/b.js' }, scopes: {} });
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('"a"'));
});

test.each([[null], [[]], [{}], [{ imports: [] }], ['x']])('%j is no import map', (raw) => {
  expect(() => parseServedMap(raw)).toThrow('importmap.json');
});
