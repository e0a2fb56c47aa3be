import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without windows and services of a desktop: a story takes a fifth less processor time in it. */
const SHELL = 'chromium-headless-shell';
const FONT = 'fonts-noto-cjk';

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

let arePackagesListed = false;

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
  // Once per process, which may install several browsers.
  if (!arePackagesListed) apt('update', '-q');
  arePackagesListed = true;
  apt('install', '-y', '-q', '--no-install-recommends', ...packages);
}

/**
 * Finds Chromium, or installs Debian's with a CJK font where that is possible. Nothing else is ever downloaded.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} the path of the browser
 */
export function ensureChromium(env = process.env) {
  const executable = findChromium(env);
  if (executable) return executable;
  if (canInstall()) {
    console.log(`No Chromium found: installing the packages chromium and ${FONT}.`);
    aptInstall(['chromium', FONT]);
    const installed = findChromium(env);
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium: install the package chromium (and a CJK font), or name one by CHROME_PATH.',
  );
}

/**
 * Finds the browser of the stories: `CHROME_PATH`, else Chromium's headless shell, installed where that is possible,
 * else any Chromium.
 *
 * @param {{ env?: NodeJS.ProcessEnv, install?: ((packages: string[]) => void) | null }} [options] install: null where
 *   Debian packages cannot be installed
 * @returns {string} the path of the browser
 */
export function ensureHeadlessChromium({
  env = process.env,
  install = canInstall() ? aptInstall : null,
} = {}) {
  if (env.CHROME_PATH) return ensureChromium(env);
  if (install && !onPath(SHELL, env)) {
    console.log(`No ${SHELL} found: installing it and ${FONT}.`);
    try {
      install([SHELL, FONT]);
    } catch {
      console.log(`There is no package ${SHELL}: the stories run in Chromium itself.`);
    }
  }
  return onPath(SHELL, env) ?? ensureChromium(env);
}
