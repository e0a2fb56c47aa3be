import { Pool } from 'undici';
import { realPostgres } from '../../test/postgres.js';
import { callsOf } from '../load/calls.js';
import { fillPostgres, withFilled } from '../load/filled-server.js';
import { quantile } from '../load/generator.js';
import { EVENTS, learnedEvents, STUDENTS } from '../load/learned-events.js';
import { ANALYZE } from '../load/teaching.js';

const ROUNDS = 200;
const BASE = '/bi/v1/statistics';

/** The date that many days ago in UTC, since the exact limits of a day do not affect the costs. @param {number} days */
const ago = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const year = `from=${ago(364)}&to=${ago(0)}`;
const spans = {
  'thirty days': '',
  'a year': year,
  'a year from amid a month': `from=${ago(350)}&to=${ago(9)}`,
};
const scopes = {
  'the organisation': '',
  'the tenant': 'reach=tenant',
  'a province': 'regionId=310000',
};
const page = 'pageNum=1&pageSize=20';

/** @type {Readonly<Record<string, boolean>>} whether a call is asked for a period */
const calls = {
  getSummarizedData: true,
  getSummarizedDataPlus: true,
  getUserStatisticsData: true,
  getCourseAndUserSchedule: true,
  getResources: true,
  getTrainSchedule: true,
  getTrainCertificateData: true,
  findTrainListWithExam: true,
  findTrainExamPassingRate: false,
  getOnlineUserData: false,
  getIndustryModels: false,
  getUserCountGroupByProvince: false,
  getUserStudyOrExamCountList: true,
};

/**
 * Every call for statistics in every scope and period, sequentially. @param {string} origin @param
 * {import('../main.js').Bench['line']} line
 */
async function measure(origin, line) {
  const token = await callsOf(origin).logIn();
  const pool = new Pool(origin, { connections: 1 });
  /** @param {string} path */
  async function time(path) {
    const from = performance.now();
    const reply = await pool.request({ path, method: 'GET', headers: { token } });
    const text = await reply.body.text();
    if (!text.startsWith('{"code":0,')) throw new Error(`${path}: ${text.slice(0, 200)}`);
    return performance.now() - from;
  }
  for (const [call, hasPeriod] of Object.entries(calls)) {
    let worst = { what: '', p50: 0, p95: 0 };
    for (const [scope, where] of Object.entries(scopes)) {
      for (const [span, period] of Object.entries(hasPeriod ? spans : { now: '' })) {
        const query = [where, period, call.endsWith('List') ? page : ''].filter(Boolean).join('&');
        const times = [];
        for (let i = 0; i < ROUNDS; i += 1) times.push(await time(`${BASE}/${call}?${query}`));
        times.splice(0, 20);
        times.sort((a, b) => a - b);
        const p95 = quantile(times, 0.95);
        if (p95 > worst.p95) worst = { what: `${scope}, ${span}`, p50: quantile(times, 0.5), p95 };
      }
    }
    line(
      `${call}, p50 and p95 at worst`,
      `${worst.p50.toFixed(1)} / ${worst.p95.toFixed(1)} ms`,
      `at most 50 ms; ${worst.what}`,
    );
  }
  await pool.close();
}

/** @param {string} url @param {string} statement */
async function timed(url, statement) {
  const from = performance.now();
  await fillPostgres(url, [statement]);
  return performance.now() - from;
}

/**
 * Waits until the server has counted everything that is marked; returns the time. @param {string} url @param {string}
 * table
 */
async function timeUntilCounted(url, table) {
  const from = performance.now();
  const open = `DO $$ BEGIN ASSERT (SELECT looked_at IS NOT NULL FROM roll_up_state)
    AND NOT EXISTS (SELECT 1 FROM person_mark), '${table}'; END $$`;
  for (;;) {
    const isDone = await timed(url, open).then(
      () => true,
      () => false,
    );
    if (isDone) return performance.now() - from;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/**
 * Every call for statistics with a million learning events, on a real PostgreSQL, and the time to count them all again.
 * @param {import('../main.js').Bench} bench
 */
export async function statistics({ checkout, product, line }) {
  await product.stop();
  const postgres = await realPostgres();
  if ('missing' in postgres) line('PostgreSQL', 'skipped', postgres.missing);
  else {
    try {
      // Without this state the server counts everything again.
      const statements = [...learnedEvents(), 'DELETE FROM roll_up_state', ANALYZE];
      await withFilled(checkout, postgres.url, statements, async (server) => {
        const time = await timeUntilCounted(postgres.url, 'all');
        line(`${EVENTS} events of ${STUDENTS} students counted`, `${(time / 1000).toFixed(1)} s`);
        await fillPostgres(postgres.url, ['VACUUM ANALYZE']);
        await measure(server.origin, line);
      });
    } finally {
      postgres.stop();
    }
  }
  await product.start();
}
