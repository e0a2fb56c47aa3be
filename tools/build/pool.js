import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * Runs jobs on a few threads that live as long as the pool. React and its friends choose their
 * production build by NODE_ENV, so the threads have that, whatever the caller's is.
 */
export class Pool {
  /** @type {Worker[]} */
  #idle = [];
  /** @type {Set<Worker>} */
  #all = new Set();
  /** @type {((worker: Worker) => void)[]} */
  #waiting = [];

  /** @param {number} [size] threads at most */
  constructor(size = Math.min(availableParallelism(), 4)) {
    this.size = size;
  }

  /**
   * @param {import('./bundle/run-job.js').Job} job
   * @returns {Promise<import('./bundle/run-job.js').Result>} rejects with the reason in words
   */
  async run(job) {
    const worker = await this.#take();
    try {
      return await new Promise((resolve, reject) => {
        const settle = (/** @type {{ result?: any, failure?: string }} */ answer) => {
          worker.off('error', reject);
          if (answer.failure === undefined) resolve(answer.result);
          else reject(new Error(answer.failure));
        };
        worker.once('message', settle);
        worker.once('error', reject);
        worker.postMessage(job);
      });
    } finally {
      const next = this.#waiting.shift();
      if (next) next(worker);
      else this.#idle.push(worker);
    }
  }

  async close() {
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  /** @returns {Promise<Worker>} */
  async #take() {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#all.size >= this.size) return new Promise((resolve) => this.#waiting.push(resolve));
    const worker = new Worker(new URL('./worker.js', import.meta.url), {
      env: { ...process.env, NODE_ENV: 'production' },
    });
    this.#all.add(worker);
    return worker;
  }
}
