import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, canInstall, onPath } from '../../e2e/support/chromium.js';
import { freePort } from '../../e2e/support/free-port.js';

const debianFolder = '/usr/lib/postgresql';

/**
 * The folder of PostgreSQL's server programs: on the path, else the newest below Debian's folder.
 * @param {{ env?: NodeJS.ProcessEnv, folder?: string }} [options]
 * @returns {string | undefined}
 */
export function findServerPrograms({ env = process.env, folder = debianFolder } = {}) {
  const initdb = onPath('initdb', env);
  if (initdb) return join(initdb, '..');
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(folder, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** User and group under which PostgreSQL runs, since it refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody".',
  );
}

/**
 * Starts a private PostgreSQL with its own port and directory. Durability is off, since its data only exists for one
 * run.
 * @param {string} bin folder of the server programs
 * @param {string} [superuser] its name
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startCluster(bin, superuser = 'edu') {
  const identity = unprivileged();
  const home = mkdtempSync(join(tmpdir(), 'edu-postgres-'));
  if (identity.uid !== undefined) chownSync(home, identity.uid, identity.gid);
  const data = join(home, 'data');
  const port = await freePort();
  const call = (/** @type {string} */ program, /** @type {string[]} */ args) =>
    execFileSync(join(bin, program), args, { ...identity, cwd: home, stdio: 'pipe' });
  const stop = () => {
    spawnSync(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-w'], {
      ...identity,
      cwd: home,
    });
    rmSync(home, { recursive: true, force: true });
  };
  try {
    call('initdb', ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']);
    const settings = [
      `-p ${port}`,
      `-k ${home}`,
      '-c listen_addresses=127.0.0.1',
      '-c fsync=off',
      '-c synchronous_commit=off',
      '-c full_page_writes=off',
    ].join(' ');
    call('pg_ctl', [
      'start',
      '-D',
      data,
      '-l',
      join(home, 'log'),
      '-w',
      '-t',
      '60',
      '-o',
      settings,
    ]);
  } catch (error) {
    stop();
    throw error;
  }
  return { url: `postgres://${superuser}@127.0.0.1:${port}/postgres`, stop };
}

/**
 * The real PostgreSQL of a test run: the one of DATABASE_URL, else a private one.
 * @returns {Promise<{ url: string, stop: () => void } | { missing: string }>}
 */
export async function realPostgres() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: () => {} };
  let bin = findServerPrograms();
  if (!bin && canInstall()) {
    console.log('No PostgreSQL found: installing the package postgresql.');
    aptInstall(['postgresql']);
    bin = findServerPrograms();
  }
  if (!bin) {
    return { missing: 'no PostgreSQL found: install the package postgresql, or set DATABASE_URL' };
  }
  return startCluster(bin);
}
