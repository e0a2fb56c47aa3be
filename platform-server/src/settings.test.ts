import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from './settings';
import { root } from './testing/test-database';

/** Every name that reading the settings asks the environment for. */
function namesRead(): string[] {
  const names = new Set<string>();
  const env = new Proxy<NodeJS.ProcessEnv>(
    {},
    {
      get: (_, name) => {
        names.add(String(name));
        return undefined;
      },
    },
  );
  readSettings(env, root);
  return [...names].sort();
}

/** Names in the first column of the page's table of settings. */
function namesDocumented(): string[] {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const [, section = ''] = page.split(/^## Settings$/m);
  const [table = ''] = section.split(/^## /m);
  const cells = table.split('\n').map((line) => /^\|([^|]*)\|/.exec(line)?.[1] ?? '');
  return cells
    .flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name))
    .sort();
}

it('docs/operations.md lists every setting that is read, and no other', () => {
  expect(namesDocumented()).toEqual(namesRead());
});

const read = (env: NodeJS.ProcessEnv) => readSettings(env, root);

describe('demo data beyond this machine', () => {
  it.each(['0.0.0.0', '::', '192.168.1.5', 'demo.example', '127.0.0.1.example'])(
    'HOST=%s without NODE_ENV=production is refused with what to do',
    (HOST) => {
      expect(() => read({ HOST })).toThrow(
        /^HOST is [^\n]*NODE_ENV=production[^\n]*DEMO=1[^\n]*\.$/,
      );
      expect(read({ HOST, DEMO: '1' })).toMatchObject({ host: HOST, demo: true });
    },
  );

  it.each([undefined, 'localhost', '127.0.0.1', '127.0.0.2', '::1'])(
    'HOST=%s needs no word',
    (HOST) => {
      expect(read({ HOST })).toMatchObject({ host: HOST ?? '127.0.0.1', demo: false });
    },
  );

  it('a DEMO that is not 1 is refused', () => {
    expect(() => read({ DEMO: 'yes' })).toThrow(/^DEMO is "yes": [^\n]*\.$/);
  });
});

it.each(['https://a.example/path', 'a.example', 'https:', 'data:', 'https://a.example;script-src'])(
  'PICTURE_HOSTS=%s is refused, as it is no origin',
  (PICTURE_HOSTS) => {
    expect(() => read({ PICTURE_HOSTS })).toThrow(/^PICTURE_HOSTS holds [^\n]*\.$/);
  },
);
