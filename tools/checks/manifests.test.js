import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkRequires } from '../../shared-utility/src/requires';

const root = path.resolve(__dirname, '../..');
const rooms = [
  'shell-frame',
  'account-center',
  'entrance',
  ...readdirSync(path.join(root, 'sub-apps'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `sub-apps/${name}`),
];

describe.each(rooms)('%s', (room) => {
  const source = (file) => readFileSync(path.join(root, room, 'src', file), 'utf8');

  test('has its requirements checked before it is mounted', () => {
    expect(source('index.ts')).toMatch(/\brequires: manifest\.requires\b/);
  });

  test('requires modules that this page shares', () => {
    const { manifest } = require(path.join(root, room, 'src/manifest'));
    expect(() => checkRequires(manifest.requires, manifest.name)).not.toThrow();
    expect(Object.keys(manifest.requires)).toContain('@edu/shared-utility');
  });

  test('exports its lifecycles and nothing else', () => {
    const exported = [...source('index.ts').matchAll(/^export .*$/gm)].flatMap(([line]) => {
      const [, several] = /^export const \{ ([^}]*) \} = /.exec(line) ?? [];
      const [, single] = /^export const (\w+)/.exec(line) ?? [];
      return several?.split(', ') ?? [single ?? line];
    });
    expect(exported.filter((name) => name !== 'update').sort()).toEqual([
      'bootstrap',
      'mount',
      'unmount',
    ]);
  });
});
