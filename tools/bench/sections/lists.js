import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { realPostgres } from '../../test/postgres.js';
import { callsOf } from '../load/calls.js';
import { importAll, workbookOf } from '../load/import.js';
import { timeList } from '../load/list-times.js';
import { startBareServer } from '../load/server.js';
import { secondList } from '../swap/second-list.js';

const ROWS = 100_000;
const IMPORTED = 10_000;
const HEAD = ['姓名', '手机号', '邮箱', '身份证号', '部门', '校区'];
const LIST = '/usercenter/v1/user/findByCondition';

const ms = (/** @type {number} */ time) => `${time.toFixed(1)} ms`;

/** About 30 000 different names; the other columns as in a school, spread over the branches. */
const FILL = `
  WITH target AS (
    SELECT a.tenant_id, a.organ_id FROM actor a JOIN member m ON m.id = a.member_id
    WHERE m.phone = '13900000001' LIMIT 1
  ), branches AS (
    SELECT array_agg(b.id ORDER BY b.sort) AS ids FROM branch b JOIN target p ON p.organ_id = b.organ_id
  ), departments AS (
    SELECT array_agg(d.id ORDER BY d.sort) AS ids FROM department d JOIN target p ON p.organ_id = d.organ_id
  ), people AS (
    INSERT INTO member (id, tenant_id, name, phone, created_at)
    SELECT gen_random_uuid(), p.tenant_id,
      chr(19968 + ((i * 7919) % 200)::int) || chr(20000 + ((i * 104729) % 300)::int) || chr(20400 + ((i * 31) % 300)::int),
      (15000000000 + i * 7)::text, now() - make_interval(secs => (i * 37) % 4000000)
    FROM target p, generate_series(1::bigint, ${ROWS}) i
    RETURNING id, tenant_id, phone, created_at
  )
  INSERT INTO actor (tenant_id, member_id, organ_id, branch_id, department_id, kind, status, created_at)
  SELECT m.tenant_id, m.id, p.organ_id,
    (SELECT ids[1 + m.phone::bigint / 7 % 3] FROM branches), (SELECT ids[1 + m.phone::bigint / 7 % 5] FROM departments),
    'student', CASE WHEN m.phone::bigint / 7 % 11 = 0 THEN 'suspended' ELSE 'active' END, m.created_at
  FROM people m, target p`;

const sorts = ['', ...['createdAt', 'name', 'phone'].flatMap((field) => [field, `-${field}`])];

/** @param {Record<string, string>} ids of a branch and of a department */
const filters = ({ branch, department }) => ({
  'no filter': {},
  suspended: { status: 'suspended' },
  'a branch': { branchId: branch },
  'a department': { departmentId: department },
  'all three': { status: 'active', branchId: branch, departmentId: department },
  'a word': { keyword: '乀' },
  'digits of a number': { keyword: '1507' },
  'a word that nobody has': { keyword: '无此人' },
});

/**
 * @param {string} origin
 * @param {Record<string, string>} ids
 * @param {(what: string, figure: string, aim?: string) => void} line
 */
async function measure(origin, ids, line) {
  const calls = callsOf(origin);
  const token = await calls.logIn();
  const ask = (/** @type {any} */ { pageNum, pageSize, ...filter }) =>
    calls.post(`${LIST}?pageNum=${pageNum}&pageSize=${pageSize}`, {
      token,
      body: JSON.stringify(filter),
    });
  await timeList('students', { filters: filters(ids), sorts, ask }, line);
}

/**
 * Imports the maximum number of people of one workbook.
 * @param {string} origin
 * @param {(what: string, figure: string, aim?: string) => void} line
 */
async function measureImport(origin, line) {
  const calls = callsOf(origin);
  const rows = Array.from({ length: IMPORTED }, (_, i) => [
    `学员${i}`,
    `160${String(i).padStart(8, '0')}`,
    '',
    '',
    '',
    '',
  ]);
  const time = await importAll(calls, {
    path: `/platform/v1/students/import?mode=all&requestId=${randomUUID()}`,
    token: await calls.logIn(),
    workbook: await workbookOf([HEAD, ...rows]),
    rows: IMPORTED,
  });
  line(`import of ${IMPORTED} students`, `${(time / 1000).toFixed(1)} s`, 'at most 20 s');
}

/**
 * The navigation from one list to the next, and the student list with 100 000 rows, on a real PostgreSQL.
 * @param {import('../main.js').Bench} bench
 */
export async function lists(bench) {
  const { checkout, product, line } = bench;
  for (const [measurement, { first, second, ratio }] of Object.entries(await secondList(bench))) {
    line(`first list, from the home page: ${measurement}`, ms(first));
    line(`second list, from the first: ${measurement}`, ms(second));
    line('ratio, median of pairs', ratio.toFixed(2), measurement === 'drawn' ? 'at most 0.7' : '');
  }
  await product.stop();
  const postgres = await realPostgres();
  if ('missing' in postgres) line('PostgreSQL', 'skipped', postgres.missing);
  else {
    const folder = mkdtempSync(path.join(tmpdir(), 'edu-bench-'));
    const map = path.join(folder, 'importmap.json');
    writeFileSync(map, '{"imports":{}}');
    const env = { IMPORT_MAP: map, DATA_DIR: folder, DATABASE_URL: postgres.url };
    const server = await startBareServer(checkout, env);
    const client = new pg.Client(postgres.url);
    try {
      await client.connect();
      await client.query(FILL);
      await client.query('VACUUM ANALYZE');
      const { rows } = await client.query(`SELECT
        (SELECT id FROM branch WHERE ucode = 'YG-PD') AS branch,
        (SELECT department_id FROM actor WHERE kind = 'student' AND department_id IS NOT NULL LIMIT 1) AS department`);
      await measure(server.origin, rows[0], line);
      await measureImport(server.origin, line);
    } finally {
      await client.end();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
      postgres.stop();
    }
  }
  await product.start();
}
