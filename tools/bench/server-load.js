import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepo } from '../build/paths.js';

/**
 * Load on an authenticated list call, generator and server on one machine:
 * `node tools/bench/server-load.js [postgresql://…]` (without an address: the embedded database).
 */

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const CONNECTIONS = 32;
const LIST = '/usercenter/v1/user/findByCondition?pageNum=1&pageSize=10';

/** @param {number[]} sorted @param {number} part */
const quantile = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/**
 * @param {string} folder
 * @param {Record<string, string>} env
 * @returns {Promise<{ port: number, ready: number, pid: number, stop: () => Promise<void> }>}
 */
function start(folder, env) {
  const began = performance.now();
  const child = spawn(process.execPath, [inRepo('dist/server/main.js')], {
    env: { ...process.env, PORT: '0', DATA_DIR: path.join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (text) => {
      const port = /Ready at http:\/\/\S+:(\d+)/.exec(String(text))?.[1];
      if (!port) return;
      const stop = () =>
        new Promise((/** @type {(value: void) => void} */ done) => {
          child.removeAllListeners('exit');
          child.once('exit', () => done());
          child.kill('SIGTERM');
        });
      resolve({ port: Number(port), ready: performance.now() - began, pid: child.pid ?? 0, stop });
    });
  });
}

/** @param {number} pid @returns {number} resident memory in MB (Linux), else NaN */
function residentMb(pid) {
  try {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kb) / 1024);
  } catch {
    return Number.NaN;
  }
}

const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** @param {number} port @param {string} url @param {object} body @param {string} [token] @returns {Promise<any>} */
function post(port, url, body, token) {
  return new Promise((resolve, reject) => {
    const payload = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
      ...(token && { token }),
    };
    const request = http.request(
      { port, host: '127.0.0.1', path: url, method: 'POST', agent, headers },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part) => {
          text += part;
        });
        reply.on('end', () => resolve(JSON.parse(text)));
      },
    );
    request.on('error', reject);
    request.end(payload);
  });
}

/** Each connection asks again as soon as it is answered: the most the server can do. */
async function closedLoop(/** @type {() => Promise<void>} */ ask) {
  const end = performance.now() + SECONDS * 1000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        await ask();
        answered += 1;
      }
    }),
  );
  return answered / SECONDS;
}

/** Requests come at their own times, whether or not the last was answered: what people feel. */
async function openLoop(/** @type {() => Promise<void>} */ ask, /** @type {number} */ perSecond) {
  /** @type {number[]} */
  const times = [];
  const began = performance.now();
  const pending = [];
  for (let i = 0; i < perSecond * SECONDS; i += 1) {
    const due = began + (i * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    // From when it should have been sent: a late generator hides nothing.
    pending.push(ask().then(() => times.push(performance.now() - due)));
  }
  await Promise.all(pending);
  times.sort((a, b) => a - b);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

const url = process.argv[2];
const folder = mkdtempSync(path.join(tmpdir(), 'edu-bench-'));
writeFileSync(path.join(folder, 'importmap.json'), '{"imports":{}}');
/** @type {Record<string, string>} */
const env = { IMPORT_MAP: path.join(folder, 'importmap.json'), ...(url && { DATABASE_URL: url }) };
try {
  const first = await start(folder, env);
  await first.stop();
  const server = await start(folder, env);
  const login = await post(server.port, '/usercenter/v1/account/login', {
    account: '13900000001',
    password: 'Demo#2026',
  });
  const token = login.data.token;
  const ask = async () => {
    const reply = await post(server.port, LIST, {}, token);
    if (reply.code !== 0) throw new Error(`refused: ${reply.code} ${reply.message}`);
  };
  const idle = residentMb(server.pid);
  for (let i = 0; i < 300; i += 1) await ask();
  const peak = await closedLoop(ask);
  const { p50, p99 } = await openLoop(ask, Math.floor(peak * 0.6));
  console.table({
    [url ? 'PostgreSQL' : 'embedded']: {
      'first start ms': Math.round(first.ready),
      'warm start ms': Math.round(server.ready),
      'peak req/s': Math.round(peak),
      'p50 ms at 60 %': Math.round(p50 * 10) / 10,
      'p99 ms at 60 %': Math.round(p99 * 10) / 10,
      'memory MB idle': idle,
      'memory MB loaded': residentMb(server.pid),
    },
  });
  await server.stop();
} finally {
  agent.destroy();
  rmSync(folder, { recursive: true, force: true });
}
