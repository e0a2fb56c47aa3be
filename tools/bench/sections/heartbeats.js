import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { onBothDatabases } from '../load/filled-server.js';
import { quantile } from '../load/generator.js';
import { ANALYZE, COURSE, learners, lessonIds, tokenOf } from '../load/teaching.js';

const LEARNERS = 50;
/** That many times as many students warm the server up, each at their own pace, since its compiler counts calls. */
const WARM_TIMES = 4;
const WARM_S = 45;
const SECONDS = 20;
const filling = [...learners(LEARNERS * WARM_TIMES), ANALYZE];

const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)} %`;
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Calls `say` at even intervals; times are measured from the scheduled moment. @param {number} seconds @param {(i:
 * number) => Promise<unknown>} send @param {number} [rate] per second
 */
async function sendEvenly(seconds, send, rate = LEARNERS) {
  /** @type {number[]} */
  const times = [];
  /** @type {Promise<unknown>[]} */
  const pending = [];
  const startTime = performance.now();
  for (let i = 0; i < seconds * rate; i += 1) {
    const due = startTime + (i * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    pending.push(send(i).then(() => times.push(performance.now() - due)));
  }
  await Promise.all(pending);
  return times.sort((a, b) => a - b);
}

/** People who each watch a lesson, with the requests of the player. @param {string} origin */
function audience(origin) {
  const pool = new Pool(origin, { connections: LEARNERS, pipelining: 1 });
  const all = Array.from({ length: LEARNERS * WARM_TIMES }, (_, i) => ({
    headers: { 'content-type': 'application/json', token: tokenOf(i + 1) },
    lesson: { courseId: COURSE, lessonId: lessonIds[i % lessonIds.length] },
    playerId: randomUUID(),
    at: 0,
  }));

  /** @param {string} path @param {object} [options] */
  async function ask(path, options) {
    const reply = await pool.request({ path, method: 'GET', ...options });
    const text = await reply.body.text();
    if (!text.startsWith('{"code":0,')) throw new Error(`${path}: ${text.slice(0, 200)}`);
    return JSON.parse(text).data;
  }

  /** @param {string} name @param {typeof all[number]} who @param {object} [parameters] */
  const send = (name, { headers, lesson }, parameters) => {
    const body = JSON.stringify({ ...lesson, ...parameters });
    return ask(`/platform/v1/learning/${name}`, { method: 'POST', headers, body });
  };

  return {
    async open() {
      for (const person of all) await send('open', person);
    },

    /**
     * Each student reports once a second that another second was watched. @param {number} i @param {number} [learners]
     * the first of them
     */
    async beat(i, learners = LEARNERS) {
      const person = all[i % learners];
      if (!person) return;
      const { playerId, at: from } = person;
      person.at += 1;
      await send('beat', person, { playerId, from, to: from + 1 });
    },

    /** The cheapest possible call. */
    healthCheck: () => ask('/healthz'),

    /** The share of the seconds that were counted. */
    async counted() {
      const shares = await Promise.all(
        all.map((person) =>
          send('beat', person, { playerId: person.playerId, from: person.at, to: person.at }),
        ),
      );
      const watched = all.reduce((sum, { at }) => sum + at, 0);
      return shares.reduce((sum, progress) => sum + progress.watched * 3000, 0) / watched;
    },

    close: () => pool.destroy(),
  };
}

/**
 * Processor time of the server for the heartbeats of fifty students per second, above its idle load; the embedded
 * database runs in a thread of the same process. Compared to as many health checks, which read neither session nor
 * database, because on some machines waking a process costs more than its work. The server has run for a while, since
 * the first thousand calls cost twice as much.
 * @param {import('../main.js').Bench} bench
 */
export const heartbeats = ({ line, ...bench }) =>
  onBothDatabases({ line, ...bench }, filling, async (server, database) => {
    const people = audience(server.origin);
    /** @param {(i: number, learners?: number) => Promise<unknown>} send */
    async function cost(send) {
      const warmLearners = LEARNERS * WARM_TIMES;
      await sendEvenly(WARM_S, (i) => send(i, warmLearners), warmLearners);
      await sendEvenly(SECONDS / 4, send);
      const [cpuBefore, idleFrom] = [server.cpuMs(), performance.now()];
      await pause(SECONDS * 500);
      const [idle, from] = [server.cpuMs(), performance.now()];
      const times = await sendEvenly(SECONDS, send);
      const [after, end] = [server.cpuMs(), performance.now()];
      const share = (/** @type {'all' | 'main'} */ threads) =>
        (after[threads] - idle[threads]) / (end - from) -
        (idle[threads] - cpuBefore[threads]) / (from - idleFrom);
      return { all: share('all'), main: share('main'), times };
    }
    try {
      await people.open();
      const healthCost = await cost(people.healthCheck);
      const { all, main, times } = await cost(people.beat);
      const label = `${database}: ${LEARNERS} heartbeats a second`;
      line(`${label}, of one core`, percent(all), 'at most 5 %');
      line(`${label}, its first thread`, percent(main));
      line(`${database}: as many signs of life`, percent(healthCost.all));
      line(`${label}, p50`, `${quantile(times, 0.5).toFixed(1)} ms`);
      line(`${label}, p95`, `${quantile(times, 0.95).toFixed(1)} ms`);
      line(`${database}: watched seconds that counted`, percent(await people.counted()));
    } finally {
      await people.close();
    }
  });
