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
