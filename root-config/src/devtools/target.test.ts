import { fillTemplate, isTemplate, parseTarget } from './target';

const read = (input: string, template: string | null = null) =>
  parseTarget(input, '@edu-app/saas', template);

test.each([
  ['https://cdn.example/a.js', 'https://cdn.example/a.js'],
  ['  /modules/a.js ', '/modules/a.js'],
  ['//cdn.example/a.js', '//cdn.example/a.js'],
  ['localhost:5173/src/main.ts', 'http://localhost:5173/src/main.ts'],
])('%j is an address', (input, address) => {
  expect(read(input)).toEqual({ kind: 'address', addresses: [address] });
});

test.each([
  ['127.0.0.1:5173/src/main.ts', 'http://127.0.0.1:5173/src/main.ts'],
  ['http://127.0.0.1:5173/src/main.ts', 'http://127.0.0.1:5173/src/main.ts'],
  ['[::1]:5173/src/main.ts', 'http://[::1]:5173/src/main.ts'],
])('%j is this computer by IP, and tried by its name too', (input, address) => {
  const byName = 'http://localhost:5173/src/main.ts';
  expect(read(input)).toEqual({ kind: 'address', addresses: [address, byName] });
});

test.each(['https://127.0.0.1:5173/x.js', 'http://127.0.0.1.evil.io/x.js'])(
  '%j is tried unchanged',
  (input) => expect(read(input)).toEqual({ kind: 'address', addresses: [input] }),
);

test('a number is a port of this computer, tried with the file names of several build tools', () => {
  expect(read('9165')).toEqual({
    kind: 'port',
    addresses: [
      'http://localhost:9165/modules/sub-apps/saas/index.js',
      'http://localhost:9165/edu-app-saas.js',
      'http://localhost:9165/index.js',
      'http://localhost:9165/src/entry.ts',
      'http://localhost:9165/src/entry.js',
      'http://localhost:9165/src/spa.ts',
      'http://localhost:9165/src/main.ts',
      'http://localhost:9165/src/main.tsx',
      'http://localhost:9165/src/main.js',
    ],
  });
  expect(parseTarget('80', '@edu/shell-frame', null)).toMatchObject({
    addresses: expect.arrayContaining(['http://localhost:80/modules/shell-frame/index.js']),
  });
});

test.each(['localhost:9165', '127.0.0.1:9165', '[::1]:9165', 'http://localhost:9165/'])(
  '%j is only the port',
  (input) => expect(read(input)).toEqual(read('9165')),
);

test('a branch may be named like a number if there is a template for branches', () => {
  const template = 'https://{slug}.builds.example/x.js';
  expect(read('9.777', template)).toMatchObject({ kind: 'branch' });
});

test('anything else is a branch, if there is a template for branches', () => {
  const template = 'https://{slug}.builds.example/{branch}/{module}.js';
  expect(read('feature/New_menu', template)).toEqual({
    kind: 'branch',
    addresses: ['https://feature-new-menu.builds.example/feature/New_menu/saas.js'],
  });
});

test.each([
  ['', 'empty'],
  ['0', 'port'],
  ['65536', 'port'],
  ['localhost:65536', 'port'],
  ['1e1', 'number'],
  ['9.777', 'number'],
  ['javascript:alert(1)', 'address'],
  ['data:text/javascript,1', 'address'],
  ['C:\\build.js', 'address'],
  ['https://a b.example', 'address'],
  ['https://', 'address'],
  ['main..x', 'branch'],
  ['-main', 'branch'],
  ['main', 'template'],
])('%j is refused as %s', (input, refused) => {
  expect(read(input)).toEqual({ refused });
});

test.each([
  ['https://builds.example/{branch}/{module}/index.js', true],
  ['https://{slug}.builds.example/x.js', true],
  ['https://builds.example/main.js', false],
  ['{branch}.js', false],
  ['', false],
])('%j is a template: %s', (template, expected) => {
  expect(isTemplate(template)).toBe(expected);
});

test('a branch name cannot escape its place in the template', () => {
  expect(fillTemplate('https://b.example/{branch}/x.js', 'a?b#c', 'react')).toBe(
    'https://b.example/a%3Fb%23c/x.js',
  );
});
