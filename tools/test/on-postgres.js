import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'platform-server/src';

/**
 * The first line of a test names its engines: `also` on a real PostgreSQL, because its subject depends on the engine,
 * or on the embedded database `alone` although it seems to depend.
 */
const LINE = /^\/\/ (also on PostgreSQL|embedded database alone): (\S.*)\n/;

/** Opens a database, directly or by a server. */
const OPENS =
  /\b(openTestDatabase|startTestServer|serverFixture|mapServerFixture|ownCluster|realUrl)\b/;

/**
 * Depends on the engine: concurrent calls (locks, unique rows, the queue), privileges of its roles, its own catalogues
 * and sessions, and features that only a real one has.
 */
const DEPENDS =
  /\b(realUrl|Promise\.all|Promise\.allSettled|withTenant|queryTenant|openDatabase|FOR UPDATE|SKIP LOCKED|LISTEN|SET LOCAL|ROLE|pg_\w+|information_schema)\b/;

/**
 * A test file of the server that opens a database.
 *
 * @typedef {{ file: string, runs: 'also' | 'alone' | null, why: string, depends: boolean }} DatabaseTest
 *   `file` from the repository's root; `runs` null where it says nothing
 */

/** @param {string} file @param {string} text @returns {DatabaseTest} */
export function readTest(file, text) {
  const [, says, why = ''] = LINE.exec(text) ?? [];
  const runs = says === undefined ? null : says.startsWith('also') ? 'also' : 'alone';
  return { file, runs, why, depends: DEPENDS.test(text) };
}

/** All test files of the server that open a database. @param {string} root @returns {DatabaseTest[]} */
export function databaseTests(root) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(root, folder, name), 'utf8') }))
    .filter(({ text }) => OPENS.test(text))
    .map(({ name, text }) => readTest(`${folder}/${name}`, text));
}
