import { spawn } from 'node:child_process';

/**
 * Runs a command in its own process group; returns its whole output in order.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, timeoutMs?: number, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string, seconds: number }>} code 124 after the time limit,
 *   127 when the command could not be started
 */
export function run(command, args, { env = {}, timeoutMs = 15 * 60_000, cwd } = {}) {
  return new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    let timedOut = false;
    const append = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    const killGroup = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The process group has already ended.
      }
    };
    const timer = setTimeout(() => {
      timedOut = true;
      killGroup();
    }, timeoutMs);
    const finish = (/** @type {number} */ code) => {
      clearTimeout(timer);
      resolve({ code, output, seconds: (Date.now() - started) / 1000 });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.on('close', (code, signal) => {
      if (timedOut) output += `stopped after ${timeoutMs / 1000} s\n`;
      finish(timedOut ? 124 : (code ?? (signal ? 128 : 1)));
    });
  });
}
