import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureHeadlessChromium } from '../../e2e/support/chromium.js';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edu-browsers-'));
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const program = (name) => {
  const file = join(folder, name);
  writeFileSync(file, '', { mode: 0o755 });
  return file;
};
const refuse = () => {
  throw new Error('nothing may be installed');
};
const env = (more = {}) => ({ PATH: folder, ...more });

it('takes the headless shell that is installed', () => {
  program('chromium');
  const shell = program('chromium-headless-shell');
  expect(ensureHeadlessChromium({ env: env(), install: refuse })).toBe(shell);
});

it('takes the browser that CHROME_PATH names, although a shell is installed', () => {
  program('chromium-headless-shell');
  const CHROME_PATH = program('chromium');
  expect(ensureHeadlessChromium({ env: env({ CHROME_PATH }), install: refuse })).toBe(CHROME_PATH);
});

it('installs the shell and a font beside an installed Chromium', () => {
  program('chromium');
  const installed = [];
  const install = (packages) => {
    installed.push(...packages);
    program('chromium-headless-shell');
  };
  const found = ensureHeadlessChromium({ env: env(), install });
  expect(found).toBe(join(folder, 'chromium-headless-shell'));
  expect(installed).toEqual(['chromium-headless-shell', 'fonts-noto-cjk']);
});

it.each([
  ['where nothing can be installed', null],
  ['where there is no such package', refuse],
])('takes Chromium itself %s', (_, install) => {
  const chromium = program('chromium');
  expect(ensureHeadlessChromium({ env: env(), install })).toBe(chromium);
});

it('refuses a CHROME_PATH that is no program, with what to do', () => {
  const CHROME_PATH = join(folder, 'missing');
  expect(() => ensureHeadlessChromium({ env: env({ CHROME_PATH }), install: refuse })).toThrow(
    'correct or unset it',
  );
});
