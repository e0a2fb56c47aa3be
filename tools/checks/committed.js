import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files under version control, by their paths from `root`; in a plain copy without history the few given.
 *
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
