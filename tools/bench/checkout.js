import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A fresh clone of the committed state with this checkout's installed packages: without build and cache.
 * @param {string} repository
 * @returns {{ folder: string, remove: () => void }}
 */
export function freshCheckout(repository) {
  const folder = mkdtempSync(path.join(tmpdir(), 'edu-bench-'));
  execFileSync('git', ['clone', '--quiet', repository, folder]);
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
