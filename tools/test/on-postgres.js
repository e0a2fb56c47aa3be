import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'platform-server/src';

/**
 * The first line of a test file names its engines: `also` on a real PostgreSQL, because its subject depends on the
 * engine; only its `concurrent` calls there; or on the embedded database `alone` although it seems to depend.
 *
 * @type {Record<string, 'also' | 'concurrent' | 'alone'>}
 */
const RUN_KINDS = {
  'also on PostgreSQL': 'also',
  'concurrent calls also on PostgreSQL': 'concurrent',
  'embedded database only': 'alone',
};
const DECLARATION = new RegExp(`^// (${Object.keys(RUN_KINDS).join('|')}): (\\S.*)\\n`);

/** Opens a database, directly or by a server. */
const OPENS_DATABASE =
  /\b(openTestDatabase|startTestServer|serverFixture|mapServerFixture|ownCluster|postgresUrl)\b/;

/**
 * Depends on the engine: concurrent calls (locks, unique rows, the queue), privileges of its roles, its own catalogues
 * and sessions, and features that only a real one has.
 */
const DEPENDS =
  /\b(postgresUrl|Promise\.all|Promise\.allSettled|withTenant|queryTenant|openDatabase|FOR UPDATE|SKIP LOCKED|LISTEN|SET LOCAL|ROLE|pg_\w+|information_schema)\b/;

const CONCURRENT = /\bat once\b|\bat the same time\b|\bconcurrent|\bsimultaneous|\bPromise\.all/;

/** Whether a test makes concurrent calls. @param {string} title @param {unknown} test its function */
export const isConcurrent = (title, test) =>
  CONCURRENT.test(title) || CONCURRENT.test(String(test));

/**
 * A test file of the server that opens a database.
 *
 * @typedef {{ file: string, runs: 'also' | 'concurrent' | 'alone' | null, reason: string, depends: boolean }} DatabaseTest
 *   `file` from the repository's root; `runs` null where it says nothing
 */

/** @param {string} file @param {string} text @returns {DatabaseTest} */
export function readTest(file, text) {
  const [, kind = '', reason = ''] = DECLARATION.exec(text) ?? [];
  return { file, runs: RUN_KINDS[kind] ?? null, reason, depends: DEPENDS.test(text) };
}

/** All test files of the server that open a database. @param {string} root @returns {DatabaseTest[]} */
export function databaseTests(root) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(root, folder, name), 'utf8') }))
    .filter(({ text }) => OPENS_DATABASE.test(text))
    .map(({ name, text }) => readTest(`${folder}/${name}`, text));
}
