import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cache } from './paths.js';

/** @param {number} pid @returns {boolean} */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs concurrent builds of one checkout (a start beside a test run) one after the other.
 * @template T
 * @param {() => Promise<T>} work
 * @param {(message: string) => void} say
 * @returns {Promise<T>}
 */
export async function runInTurn(work, say) {
  const file = path.join(cache, 'running');
  mkdirSync(cache, { recursive: true });
  for (let isAnnounced = false; ; ) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch {
      // The file is empty while its owner is writing it.
      const owner = Number(read(file) || (await wait(50, read(file))));
      if (owner && isAlive(owner)) {
        if (!isAnnounced) say(`waiting for another build (process ${owner})`);
        isAnnounced = true;
        await wait(100);
      } else rmSync(file, { force: true });
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file @returns {string} */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
