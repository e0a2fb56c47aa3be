import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files under version control, relative to `root`; in a plain copy without git history the given ones.
 * @param {string} root
 * @param {readonly string[]} withoutHistory
 * @returns {string[]}
 */
export function committedFiles(root, withoutHistory) {
  if (!existsSync(join(root, '.git'))) return [...withoutHistory];
  return execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)));
}
