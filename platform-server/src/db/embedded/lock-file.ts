import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../../startup-error';

/** Created level by level: Node's recursive mkdir never returns if a parent cannot be created. */
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  makeDirectory(dirname(directory));
  mkdirSync(directory, { mode: 0o700 });
}

/** The start time of a process (Linux), so that a reused pid is not mistaken for the old owner. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Whether the process named in a lock file still runs. */
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
 * Locks the data directory for this process, since two engines on one directory destroy the data. A stale lock of a
 * killed process is replaced. Returns the release function; throws StartupError if the directory is in use or not
 * writable.
 */
export function lockDataDirectory(directory: string): () => void {
  const path = join(directory, 'server.lock');
  const ownProcess = `${process.pid} ${startOf(process.pid)}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      makeDirectory(directory);
      writeFileSync(path, ownProcess, { flag: 'wx', mode: 0o600 });
      return () => {
        if (readOwner(path) === ownProcess) rmSync(path, { force: true });
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

/** Renaming is atomic: if two processes saw the stale lock, one of them may move a fresh lock and then puts it back. */
function removeStale(path: string, stale: string): void {
  const movedPath = `${path}.${process.pid}`;
  try {
    renameSync(path, movedPath);
    if (readOwner(movedPath) === stale) rmSync(movedPath, { force: true });
    else renameSync(movedPath, path);
  } catch {
    // The other process was faster; the next attempt finds its lock.
  }
}
