import { parentPort } from 'node:worker_threads';
import { runJob } from './bundle/run-job.js';

/** Runs one job at a time for the pool; failures are sent as text, because errors lose their fields in a message. */
parentPort?.on('message', async (/** @type {import('./bundle/run-job.js').Job} */ job) => {
  try {
    parentPort?.postMessage({ result: await runJob(job) });
  } catch (error) {
    parentPort?.postMessage({ failure: explain(error) });
  }
});

/** @param {unknown} error @returns {string} message, place and the lines around it */
function explain(error) {
  if (!(error instanceof Error)) return String(error);
  const { loc, frame, id } = /** @type {import('rollup').RollupLog & Error} */ (error);
  const place = loc ? `${loc.file ?? id}:${loc.line}:${loc.column}` : id;
  const text = [error.message];
  if (place && !error.message.includes(place)) text.push(`  at ${place}`);
  if (frame && !error.message.includes(frame)) text.push(frame);
  return text.join('\n');
}
