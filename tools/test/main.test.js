import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const command = resolve(__dirname, 'main.js');
const folder = mkdtempSync(join(tmpdir(), 'npm-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the lint suite in a folder whose linter ends with that code. @param {number} code */
function testWithLinter(code) {
  const programs = join(folder, 'node_modules/.bin');
  mkdirSync(programs, { recursive: true });
  writeFileSync(join(programs, 'biome'), `#!/bin/sh\necho "checked by a stand-in"\nexit ${code}\n`);
  chmodSync(join(programs, 'biome'), 0o755);
  return spawnSync(process.execPath, [command, '--only', 'lint'], {
    cwd: folder,
    encoding: 'utf8',
  });
}

it('npm test fails with a suite, and prints its whole output', () => {
  const { status, stdout } = testWithLinter(1);
  expect(status).toBe(1);
  expect(stdout).toContain('checked by a stand-in');
  expect(stdout).toMatch(/1 failed/);
});

it('npm test succeeds if every suite does', () => {
  const { status, stdout } = testWithLinter(0);
  expect([status, stdout.includes('stand-in')]).toEqual([0, false]);
});

it('npm test fails if a suite cannot start', () => {
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, [command, '--only', 'lint'], { cwd: folder });
  expect(status).toBe(1);
});
