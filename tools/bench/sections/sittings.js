import pg from 'pg';
import { realPostgres } from '../../test/postgres.js';
import { withFilled } from '../load/filled-server.js';
import { quantile } from '../load/generator.js';
import { makeExam, sittersOf } from '../load/sitters.js';
import { ANALYZE, learners } from '../load/teaching.js';

const PEOPLE = 1000;
const QUESTIONS = 20;
const ANSWERS_PER_SECOND = 500;
/** Duration before the kill, and after it. */
const SECONDS = 20;
const WARM_S = 5;

const ms = (/** @type {number} */ time) => `${time.toFixed(1)} ms`;
const pause = (/** @type {number} */ time) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Sends answers at a fixed rate without waiting for responses; times are measured from the scheduled moment.
 * @param {ReturnType<typeof sittersOf>} sitters
 * @param {number} first number of the first one
 * @param {number} seconds
 * @returns {Promise<{ times: number[], failed: number }>}
 */
async function save(sitters, first, seconds) {
  /** @type {number[]} */
  const times = [];
  let failed = 0;
  const pending = [];
  const startTime = performance.now();
  for (let i = 0; i < seconds * ANSWERS_PER_SECOND; i += 1) {
    const due = startTime + (i * 1000) / ANSWERS_PER_SECOND;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    pending.push(
      sitters.answer(first + i).then(
        () => times.push(performance.now() - due),
        () => {
          failed += 1;
        },
      ),
    );
  }
  await Promise.all(pending);
  return { times: times.sort((a, b) => a - b), failed };
}

/**
 * Number of confirmed answers that the table lacks or has with another value. @param {string} url @param {Map<string, {
 * at: number, key: string }>} confirmed
 */
async function countLostAnswers(url, confirmed) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query('SELECT id, at, given FROM sitting_answer WHERE at > 0');
  await client.end();
  const stored = new Map(rows.map(({ id, at, given }) => [id, { at, key: given?.key }]));
  return [...confirmed].filter(([questionId, { at, key }]) => {
    const row = stored.get(questionId);
    return !row || row.at < at || (row.at === at && row.key !== key);
  }).length;
}

/**
 * A thousand people sit one exam at once, on one process and a real PostgreSQL: the time until an answer is saved, and
 * whether one is lost when the process is killed meanwhile.
 * @param {import('../main.js').Bench} bench
 */
export async function sittings({ checkout, product, line }) {
  const postgres = await realPostgres();
  if ('missing' in postgres) {
    line('sittings', 'skipped', postgres.missing);
    return;
  }
  await product.stop();
  const { url } = postgres;
  const sitters = sittersOf(PEOPLE);
  try {
    await withFilled(checkout, url, [...learners(PEOPLE), ANALYZE], async (server, start) => {
      const examId = await makeExam(server.origin, QUESTIONS);
      await sitters.connect(server.origin);
      const opened = await sitters.open(examId);
      line(`${PEOPLE} sittings opened at once, last`, ms(quantile(opened, 1)));
      await save(sitters, 0, WARM_S);
      const cpuBefore = server.cpuMs().all;
      const { times } = await save(sitters, WARM_S * ANSWERS_PER_SECOND, SECONDS);
      const share = ((server.cpuMs().all - cpuBefore) / (SECONDS * 1000)) * 100;
      const label = `${ANSWERS_PER_SECOND} answers saved a second`;
      line(`${label}, p50`, ms(quantile(times, 0.5)));
      line(`${label}, p99`, ms(quantile(times, 0.99)), 'at most 100 ms');
      line(`${label}, most`, ms(quantile(times, 1)));
      line(`${label}, of one core`, `${share.toFixed(0)} %`);
      const next = (WARM_S + SECONDS) * ANSWERS_PER_SECOND;
      const killed = pause((SECONDS * 1000) / 4).then(() => server.kill());
      const cut = await save(sitters, next, SECONDS / 2);
      await killed;
      const restarted = await start();
      try {
        await sitters.connect(restarted.origin);
        line('killed in the middle: unanswered then', String(cut.failed));
        line('sent again by the devices', String(await sitters.sendAgain()));
        await save(sitters, next + (SECONDS / 2) * ANSWERS_PER_SECOND, SECONDS / 2);
        const lost = await countLostAnswers(url, sitters.confirmed);
        line(`lost of ${sitters.confirmed.size} confirmed answers`, String(lost), 'none');
      } finally {
        await restarted.stop();
      }
    });
  } finally {
    await sitters.close();
    postgres.stop();
  }
  await product.start();
}
