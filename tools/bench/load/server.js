import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A server process without the build.
 * @typedef {object} BareServer
 * @property {string} origin
 * @property {number} readyMs
 * @property {() => number} memoryMb resident, NaN outside Linux
 * @property {() => { all: number, main: number }} cpuMs of all its threads and of the first alone, NaN outside Linux
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill ends it at once, without finishing running requests
 */

/** @param {number} pid */
function residentMb(pid) {
  try {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kb) / 1024);
  } catch {
    return Number.NaN;
  }
}

/** Processor time in user and system mode; Linux counts it in hundredths of a second. @param {string} file */
function cpuOf(file) {
  try {
    const fields = readFileSync(file, 'utf8').split(') ').pop()?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/**
 * @param {string} checkout folder of a built checkout
 * @param {Record<string, string>} env
 * @returns {Promise<BareServer>} once it is ready
 */
export function startBareServer(checkout, env) {
  const startTime = performance.now();
  const child = spawn(process.execPath, [path.join(checkout, 'dist/server/main.js')], {
    cwd: checkout,
    env: { ...process.env, PORT: '0', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const endBy = (/** @type {NodeJS.Signals} */ signal) =>
    new Promise((/** @type {(value: void) => void} */ done) => {
      child.removeAllListeners('exit');
      if (child.exitCode !== null || child.signalCode !== null) return done();
      child.once('exit', () => done());
      child.kill(signal);
    });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout.on('data', (text) => {
      const port = /Ready at http:\/\/\S+:(\d+)/.exec(String(text))?.[1];
      if (!port) return;
      resolve({
        origin: `http://127.0.0.1:${port}`,
        readyMs: performance.now() - startTime,
        memoryMb: () => residentMb(child.pid ?? 0),
        cpuMs: () => ({
          all: cpuOf(`/proc/${child.pid}/stat`),
          main: cpuOf(`/proc/${child.pid}/task/${child.pid}/stat`),
        }),
        stop: () => endBy('SIGTERM'),
        kill: () => endBy('SIGKILL'),
      });
    });
  });
}
