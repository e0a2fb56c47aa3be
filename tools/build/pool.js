import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * Runs jobs on a few threads, which end with the pool. React and other libraries select their production build by
 * NODE_ENV, so the threads have that value, whatever the caller's is.
 */
export class Pool {
  /** @type {Worker[]} */
  #idle = [];
  /** @type {Set<Worker>} */
  #all = new Set();
  /** @type {((worker: Worker) => void)[]} */
  #waiting = [];

  /**
   * @param {number} [size] threads at most
   * @param {URL} [script] what each thread runs
   */
  constructor(
    size = Math.min(availableParallelism(), 4),
    script = new URL('./worker.js', import.meta.url),
  ) {
    this.size = size;
    this.script = script;
  }

  /**
   * @param {import('./bundle/run-job.js').Job} job
   * @returns {Promise<import('./bundle/run-job.js').Result>} rejects with the reason in words
   */
  async run(job) {
    const worker = await this.#take();
    try {
      return await new Promise((resolve, reject) => {
        const fail = (/** @type {Error} */ error) => {
          // A thread that died accepts no more jobs, so the next job gets a new one.
          this.#all.delete(worker);
          reject(error);
        };
        const finish = (/** @type {{ result?: any, failure?: string }} */ answer) => {
          worker.off('error', fail);
          if (answer.failure === undefined) resolve(answer.result);
          else reject(new Error(answer.failure));
        };
        worker.once('message', finish);
        worker.once('error', fail);
        worker.postMessage(job);
      });
    } finally {
      const next = this.#waiting.shift();
      const free = this.#all.has(worker) ? worker : next && this.#start();
      if (next && free) next(free);
      else if (free) this.#idle.push(free);
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
    return this.#start();
  }

  #start() {
    const worker = new Worker(this.script, {
      env: { ...process.env, NODE_ENV: 'production' },
    });
    this.#all.add(worker);
    return worker;
  }
}
