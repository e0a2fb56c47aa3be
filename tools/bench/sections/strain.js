import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { realPostgres } from '../../test/postgres.js';
import { callsOf } from '../load/calls.js';
import { quantile } from '../load/generator.js';
import { startBareServer } from '../load/server.js';

const OPERATOR = '13900000000';
const ADMINISTRATOR = '13900000001';
const ROWS = 10_000;
const TEMPLATE = ['租户名称', '域名', '联系人', '联系电话', '主题'];
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** @typedef {ReturnType<typeof callsOf>} Calls */

/** What costs most to refuse: depth, and very many keys. @param {number} i */
const hostileBody = (i) =>
  i % 2 === 0
    ? '['.repeat(400_000)
    : `{${Array.from({ length: 60_000 }, (_, key) => `"k${key}":1`).join()}}`;

/** @param {Calls} calls */
const hostile = ({ post }) =>
  Promise.all(
    Array.from({ length: 10 }, async (_, i) => {
      // refused before all of it was sent: the connection may be cut
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
  return writeXlsx({ sheets: [{ name: 'data', rows: [TEMPLATE, ...rows] }] });
}

/**
 * Until the job is over.
 *
 * @param {Calls} calls
 * @param {string} origin
 * @param {string} token
 * @param {Uint8Array} workbook
 * @returns {Promise<number>} ms
 */
async function importAll({ post }, origin, token, workbook) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(workbook)], { type: XLSX }), 'tenants.xlsx');
  const began = performance.now();
  const reply = await post('/usercenter/v1/saas/saasDataImport', {
    token,
    body: form,
    headers: {},
  });
  const { code, message, data } = await reply.json();
  if (code !== 0) throw new Error(`import: ${code} ${message}`);
  for (;;) {
    const asked = await fetch(`${origin}/platform/v1/jobs/${data.job.id}`, { headers: { token } });
    const { data: job } = await asked.json();
    if (job.state === 'done') {
      if (job.imported !== ROWS) throw new Error(`import: ${job.imported} of ${ROWS} rows`);
      return performance.now() - began;
    }
    if (!['queued', 'running'].includes(job.state)) throw new Error(`import: ${job.state}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Whether anybody waits for anybody else: the process's sign of life while ten hostile bodies, eight log-ins, a face
 * check and an import of 10 000 rows are under way at once, on a real PostgreSQL.
 *
 * @param {import('../main.js').Bench} bench
 */
export async function strain({ checkout, product, line }) {
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
        importAll(calls, origin, operator, workbook).then((ms) => {
          imported = ms;
        }),
        hostile(calls),
        faceCheck(calls, administrator, checkout),
        ...Array.from({ length: 8 }, () => calls.logIn(ADMINISTRATOR)),
      ]);
      const times = await calls.healthDuring(work);
      const what = '/healthz while much is under way';
      line(`${what}, p50`, `${quantile(times, 0.5).toFixed(1)} ms`);
      line(`${what}, p99`, `${quantile(times, 0.99).toFixed(1)} ms`, 'at most 50 ms');
      line(`${what}, most`, `${quantile(times, 1).toFixed(1)} ms`);
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
