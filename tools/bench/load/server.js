import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A server without the builder around it.
 *
 * @typedef {object} BareServer
 * @property {string} origin
 * @property {number} readyMs
 * @property {() => number} memoryMb resident, NaN outside Linux
 * @property {() => Promise<void>} stop
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

/**
 * @param {string} checkout folder of a built checkout
 * @param {Record<string, string>} env
 * @returns {Promise<BareServer>} once it is ready
 */
export function startBareServer(checkout, env) {
  const began = performance.now();
  const child = spawn(process.execPath, [path.join(checkout, 'dist/server/main.js')], {
    cwd: checkout,
    env: { ...process.env, PORT: '0', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () =>
    new Promise((/** @type {(value: void) => void} */ done) => {
      child.removeAllListeners('exit');
      child.once('exit', () => done());
      child.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout.on('data', (text) => {
      const port = /Ready at http:\/\/\S+:(\d+)/.exec(String(text))?.[1];
      if (!port) return;
      resolve({
        origin: `http://127.0.0.1:${port}`,
        readyMs: performance.now() - began,
        memoryMb: () => residentMb(child.pid ?? 0),
        stop,
      });
    });
  });
}
