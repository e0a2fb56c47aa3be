import { execFile, execFileSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '../..');

/** Files for another place than this repository, or for a browser. */
const elsewhere = /^tools\/(build\/dev|new-sub-app\/template)\//;

const written = execFileSync('git', ['ls-files', '--', 'tools/*.js', 'tools/*.ts', 'tools/*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !file.endsWith('.test.js') && !elsewhere.test(file));

it('tsc -p tools checks every tool', async () => {
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  const { stdout } = await promisify(execFile)(tsc, ['-p', 'tools', '--listFilesOnly'], {
    cwd: root,
    maxBuffer: 10_000_000,
  });
  const checkedFiles = new Set(stdout.split('\n').map((file) => path.relative(root, file)));
  expect(written.length).toBeGreaterThan(30);
  expect(written.filter((file) => !checkedFiles.has(file))).toEqual([]);
});
