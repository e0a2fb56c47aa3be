import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];

/** @param {string} file */
const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** @param {string} name @param {NodeJS.ProcessEnv} env */
export function onPath(name, env = process.env) {
  return (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

/**
 * The installed browser: `CHROME_PATH`, else one of the usual names on the path.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  if (env.CHROME_PATH) {
    if (isExecutable(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(
      `CHROME_PATH names ${env.CHROME_PATH}, which cannot be run: correct or unset it.`,
    );
  }
  for (const name of names) {
    const file = onPath(name, env);
    if (file) return file;
  }
  return undefined;
}

/** True where Debian packages can be installed: as root, with apt-get. */
export const canInstall = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined;

/**
 * Installs Debian packages. Output is shown only when it fails.
 *
 * @param {string[]} packages
 */
export function aptInstall(packages) {
  const apt = (/** @type {string[]} */ ...args) =>
    execFileSync('apt-get', args, {
      stdio: 'pipe',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 15 * 60_000,
    });
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', ...packages);
}

/**
 * Finds Chromium, or installs Debian's with a CJK font where that is possible. Nothing else is ever downloaded.
 *
 * @returns {string} the path of the browser
 */
export function ensureChromium() {
  const executable = findChromium();
  if (executable) return executable;
  if (canInstall()) {
    console.log('No Chromium found: installing the packages chromium and fonts-noto-cjk.');
    aptInstall(['chromium', 'fonts-noto-cjk']);
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium: install the package chromium (and a CJK font), or name one by CHROME_PATH.',
  );
}
