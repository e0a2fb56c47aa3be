import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../../startup-error';

/** Step by step: Node's own recursive mkdir never returns where a parent cannot be made. */
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  makeDirectory(dirname(directory));
  mkdirSync(directory, { mode: 0o700 });
}

/** When a process started (Linux), so that a reused pid does not look like the old owner. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Whether the process that a lock names still runs. */
export function isAlive(owner: string): boolean {
  const [pid = '', start = ''] = owner.trim().split(' ');
  const number = Number(pid);
  if (!Number.isInteger(number) || number <= 0) return false;
  try {
    process.kill(number, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(number);
  return start === '' || now === '' || now === start;
}

/**
 * Takes the data directory for this process: two engines on one directory destroy it. A lock left
 * by a killed process is taken over. Returns the release; throws StartupError when the directory
 * is in use or cannot be written.
 */
export function lockDataDirectory(directory: string): () => void {
  const path = join(directory, 'server.lock');
  const mine = `${process.pid} ${startOf(process.pid)}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      makeDirectory(directory);
      writeFileSync(path, mine, { flag: 'wx', mode: 0o600 });
      return () => {
        if (readOwner(path) === mine) rmSync(path, { force: true });
      };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== 'EEXIST') {
        throw new StartupError(
          `The data directory ${directory} cannot be written (${code ?? message}): give this user access to it or set DATA_DIR to another directory.`,
        );
      }
    }
    const owner = readOwner(path);
    if (owner !== null && isAlive(owner)) {
      throw new StartupError(
        `The data directory ${directory} is in use by process ${owner.split(' ')[0]}: stop that server or set DATA_DIR to another directory.`,
      );
    }
    if (owner !== null) removeStale(path, owner);
  }
  throw new StartupError(
    `The lock ${path} keeps changing hands: start one server at a time on this data directory.`,
  );
}

function readOwner(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Renaming is atomic: of two processes that both saw the stale lock, one moves a fresh one and puts it back. */
function removeStale(path: string, stale: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readOwner(aside) === stale) rmSync(aside, { force: true });
    else renameSync(aside, path);
  } catch {
    // The other process was quicker; the next attempt sees its lock.
  }
}
