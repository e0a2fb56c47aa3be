import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { realPostgres } from '../../test/postgres.js';
import { callsOf } from '../load/calls.js';
import { quantile } from '../load/generator.js';
import { importAll, workbookOf } from '../load/import.js';
import { startBareServer } from '../load/server.js';

const OPERATOR = '13900000000';
const ADMINISTRATOR = '13900000001';
const ROWS = 10_000;
const IMPORT = '/usercenter/v1/saas/saasDataImport';
const TEMPLATE = ['租户名称', '域名', '联系人', '联系电话', '主题'];

/** @typedef {ReturnType<typeof callsOf>} Calls */

/** A body that is expensive to parse: deeply nested, with very many keys. @param {number} i */
const hostileBody = (i) =>
  i % 2 === 0
    ? '['.repeat(400_000)
    : `{${Array.from({ length: 60_000 }, (_, key) => `"k${key}":1`).join()}}`;

/** @param {Calls} calls */
const hostile = ({ post }) =>
  Promise.all(
    Array.from({ length: 10 }, async (_, i) => {
      // Refused before the whole body was sent, so the connection may break.
      await post('/usercenter/v1/account/login', { body: hostileBody(i) }).catch(() => {});
    }),
  );

/** @param {Calls} calls @param {string} token @param {string} checkout */
async function faceCheck({ post }, token, checkout) {
  const photo = path.join(checkout, 'node_modules/@vladmandic/face-api/demo/sample1.jpg');
  const body = JSON.stringify({
    businessId: 'b',
    businessType: 4,
    userImage: readFileSync(photo).toString('base64'),
    isSave: false,
    businessSource: 'account-center',
  });
  const reply = await post('/monitor/v1/humanFace/comparison', { token, body });
  if (reply.status !== 200) throw new Error(`face check: ${reply.status} ${await reply.text()}`);
}

async function manyTenants() {
  const rows = Array.from({ length: ROWS }, (_, i) => [
    `学校${i}`,
    `school-${i}.example`,
    '张三',
    `138${String(i).padStart(8, '0')}`,
    'red',
  ]);
  return workbookOf([TEMPLATE, ...rows]);
}

/**
 * Whether requests delay each other: health checks while ten hostile bodies, eight logins, a face check and an import
 * of 10 000 rows are running, on a real PostgreSQL.
 * @param {import('../main.js').Bench} bench
 */
export async function overload({ checkout, product, line }) {
  const postgres = await realPostgres();
  if ('missing' in postgres) {
    line('strain', 'skipped', postgres.missing);
    return;
  }
  await product.stop();
  const folder = mkdtempSync(path.join(tmpdir(), 'edu-bench-'));
  try {
    const map = path.join(folder, 'importmap.json');
    writeFileSync(map, '{"imports":{}}');
    const env = { IMPORT_MAP: map, DATABASE_URL: postgres.url };
    const server = await startBareServer(checkout, env);
    try {
      const { origin } = server;
      const calls = callsOf(origin);
      const workbook = await manyTenants();
      const [operator, administrator] = await Promise.all([
        calls.logIn(OPERATOR),
        calls.logIn(ADMINISTRATOR),
      ]);
      let imported = Number.NaN;
      const work = Promise.all([
        importAll(calls, { path: IMPORT, token: operator, workbook, rows: ROWS }).then((ms) => {
          imported = ms;
        }),
        hostile(calls),
        faceCheck(calls, administrator, checkout),
        ...Array.from({ length: 8 }, () => calls.logIn(ADMINISTRATOR)),
      ]);
      const times = await calls.healthDuring(work);
      const label = '/healthz while much is under way';
      line(`${label}, p50`, `${quantile(times, 0.5).toFixed(1)} ms`);
      line(`${label}, p99`, `${quantile(times, 0.99).toFixed(1)} ms`, 'at most 50 ms');
      line(`${label}, most`, `${quantile(times, 1).toFixed(1)} ms`);
      line(`import of ${ROWS} rows beside it`, `${(imported / 1000).toFixed(1)} s`, 'under 20 s');
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    postgres.stop();
  }
  await product.start();
}
