import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../testing/test-database';
import { counterpart, identifier, rolesOf, withRoles } from './roles';

const names = [
  'edu',
  'edu2',
  'Edu',
  'edu_app',
  'edu-app',
  'edu.app',
  'e du',
  '教育',
  '培训',
  'a"; DROP ROLE postgres; --',
  'x'.repeat(52),
  'x'.repeat(53),
  'x'.repeat(63),
  `${'x'.repeat(62)}y`,
  '教'.repeat(21),
];

it('are named after the database', () => {
  expect(rolesOf('edu')).toEqual({ app: 'edu_app_edu', system: 'edu_system_edu' });
});

it('differ for each database, whatever its name', () => {
  // A name that equals the shortened form of another database's long name.
  const shortened = rolesOf('x'.repeat(63)).app.slice('edu_app_'.length);
  const all = [...names, shortened].flatMap((name) => Object.values(rolesOf(name)));
  expect(new Set(all).size).toBe(2 * (names.length + 1));
});

it.each(names)('are valid PostgreSQL identifiers: %s', (name) => {
  for (const role of Object.values(rolesOf(name))) {
    expect(Buffer.byteLength(role)).toBeLessThanOrEqual(63);
    expect(role).toMatch(/^edu_(app|system)_[a-z0-9_.]+$/);
  }
});

it.each([
  ['edu_app_edu', 'edu_app_edu'],
  ['edu_app_my_db.0a', '"edu_app_my_db.0a"'],
  ['edu_app_a"b', '"edu_app_a""b"'],
  ['user', '"user"'],
])('are quoted if necessary: %s', (name, written) => {
  expect(identifier(name)).toBe(written);
});

it('have counterparts in another database', () => {
  const roles = rolesOf('edu2');
  const former = ['edu_app', 'edu_system', 'edu_app_edu', 'edu_system_edu'];
  expect(former.map((name) => counterpart(name, roles))).toEqual([
    roles.app,
    roles.system,
    roles.app,
    roles.system,
  ]);
});

it('replace every placeholder in the generated SQL', () => {
  const folder = join(root, 'platform-server/drizzle');
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const sql = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const count = (text: string, part: string): number => text.split(part).length - 1;
  const roles = rolesOf('Other');
  const replaced = withRoles(sql, roles);
  expect(count(sql, 'edu_app')).toBeGreaterThan(10);
  expect(count(replaced, `"${roles.app}"`)).toBe(count(sql, 'edu_app'));
  expect(count(replaced, `"${roles.system}"`)).toBe(count(sql, 'edu_system'));
  expect(replaced).not.toMatch(/\bedu_(app|system)\b(?!_)/);
  expect(withRoles('TO "edu_app", edu_system, edu_system_x', rolesOf('a'))).toBe(
    'TO edu_app_a, edu_system_a, edu_system_x',
  );
});
