import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'platform-server/src';

/**
<<<<<<< HEAD
 * The first line of a test names its engines: `also` on a real PostgreSQL, because its subject depends on the engine,
 * or on the embedded database `alone` although it seems to depend.
=======
 * What a test file says of the engines it runs on, in its first line: `also` on a real PostgreSQL, because it depends
 * on the engine; only its `calls at once` there; or on the embedded database `alone` although it looks as if.
>>>>>>> 6231f948 (Run on PostgreSQL what depends on it, test by test)
 */
const LINE =
  /^\/\/ (also on PostgreSQL|calls at once also on PostgreSQL|embedded database alone): (\S.*)\n/;

/** @type {Record<string, 'also' | 'at once' | 'alone'>} */
const RUNS = {
  'also on PostgreSQL': 'also',
  'calls at once also on PostgreSQL': 'at once',
  'embedded database alone': 'alone',
};

/** Opens a database, directly or by a server. */
const OPENS =
  /\b(openTestDatabase|startTestServer|serverFixture|mapServerFixture|ownCluster|realUrl)\b/;

/**
 * Depends on the engine: concurrent calls (locks, unique rows, the queue), privileges of its roles, its own catalogues
 * and sessions, and features that only a real one has.
 */
const DEPENDS =
  /\b(realUrl|Promise\.all|Promise\.allSettled|withTenant|queryTenant|openDatabase|FOR UPDATE|SKIP LOCKED|LISTEN|SET LOCAL|ROLE|pg_\w+|information_schema)\b/;

const AT_ONCE = /\bat once\b|\bat the same time\b|\bPromise\.all/;

/** Whether a test makes several calls at once. @param {string} title @param {unknown} test its function */
export const isAtOnce = (title, test) => AT_ONCE.test(title) || AT_ONCE.test(String(test));

/**
 * A test file of the server that opens a database.
 *
 * @typedef {{ file: string, runs: 'also' | 'at once' | 'alone' | null, why: string, depends: boolean }} DatabaseTest
 *   `file` from the repository's root; `runs` null where it says nothing
 */

/** @param {string} file @param {string} text @returns {DatabaseTest} */
export function readTest(file, text) {
  const [, says = '', why = ''] = LINE.exec(text) ?? [];
  return { file, runs: RUNS[says] ?? null, why, depends: DEPENDS.test(text) };
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
