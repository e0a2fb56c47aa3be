import { realPostgres } from '../../test/postgres.js';
import { callsOf } from '../load/calls.js';
import { certified, EXAM, examSittings } from '../load/examined.js';
import { withFilled } from '../load/filled-server.js';
import { quantile } from '../load/generator.js';
import { ANALYZE, learners } from '../load/teaching.js';

const PEOPLE = 10_000;
const QUESTIONS = 20;
const CERTIFICATES = 1000;

const ms = (/** @type {number} */ time) => `${time.toFixed(0)} ms`;
const s = (/** @type {number} */ time) => `${(time / 1000).toFixed(1)} s`;

/**
 * The results of an exam that ten thousand people sat, and a package with the images of a thousand certificates.
 * @param {import('../main.js').Bench} bench
 */
export async function examined({ checkout, product, line }) {
  const postgres = await realPostgres();
  if ('missing' in postgres) {
    line('examined', 'skipped', postgres.missing);
    return;
  }
  await product.stop();
  const filling = [
    ...learners(PEOPLE),
    ...examSittings(QUESTIONS),
    certified(CERTIFICATES),
    ANALYZE,
  ];
  try {
    await withFilled(checkout, postgres.url, filling, async ({ origin }) => {
      const calls = callsOf(origin);
      const token = await calls.logIn();
      /** @param {Promise<Response>} parameters */
      const analysisOf = async (parameters) => {
        const { code, message, data } = await (await parameters).json();
        if (code !== 0) throw new Error(`${code} ${message}`);
        return data;
      };
      const paged = '&pageNum=1&pageSize=20';
      const analyses = { findPaperAnalysis: '', findQuestionAnalysis: '', findScoreRanking: paged };
      for (const [name, parameters] of Object.entries(analyses)) {
        const startTime = performance.now();
        await analysisOf(
          calls.get(`/exam/v1/examAnalysis/${name}?examId=${EXAM}${parameters}`, { token }),
        );
        line(
          `${name} of ${PEOPLE} sittings, first`,
          ms(performance.now() - startTime),
          'at most 2 s',
        );
      }
      const startTime = performance.now();
      const sent = { filter: { keyword: 'BENCH' }, requestId: crypto.randomUUID() };
      const body = JSON.stringify(sent);
      const { id } = await analysisOf(
        calls.post('/subsidy/v1/certificate/images', { token, body }),
      );
      const hasEnded = async () => {
        for (;;) {
          const { state } = await analysisOf(calls.get(`/platform/v1/jobs/${id}`, { token }));
          if (state === 'done') return;
          if (!['queued', 'running'].includes(state)) throw new Error(`pictures: ${state}`);
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
      };
      const health = await calls.healthDuring(hasEnded());
      line(
        `${CERTIFICATES} pictures of certificates`,
        s(performance.now() - startTime),
        'at most 60 s',
      );
      line('/healthz meanwhile, p99', ms(quantile(health, 0.99)), 'at most 50 ms');
    });
  } finally {
    postgres.stop();
  }
  await product.start();
}
