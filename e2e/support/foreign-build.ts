import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Answer } from './module-host';

const run = promisify(execFile);

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const answerOf =
  (file: string): Answer =>
  (response) => {
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    // File names contain a hash, as on any CDN.
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=60' });
    response.end(readFileSync(file));
  };

/** Installs another team's repository by its lock file, unless it is installed already. Returns its folder. */
export async function installed(name: string): Promise<string> {
  const cwd = path.resolve('e2e/foreign', name);
  // npm writes this file last, so without it the installation was interrupted.
  if (!existsSync(path.join(cwd, 'node_modules/.package-lock.json')))
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd });
  return cwd;
}

/**
 * Installs and builds another team's repository (`e2e/foreign/<name>`) with its own tools, and returns the
 * responses of a host below `prefix`. An existing installation is reused; a repository without a package.json needs
 * no build.
 */
export async function builtByItsTools(
  name: string,
  prefix: string,
): Promise<Record<string, Answer>> {
  const isPlain = !existsSync(path.resolve('e2e/foreign', name, 'package.json'));
  if (!isPlain) await run('npm', ['run', 'build'], { cwd: await installed(name) });
  const dist = path.resolve('e2e/foreign', name, isPlain ? '' : 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((item) =>
    item.isFile(),
  );
  return Object.fromEntries(
    files.map((item) => {
      const file = path.join(item.parentPath, item.name);
      const below = path.relative(dist, file).split(path.sep).join('/');
      return [`${prefix}/${encodeURI(below)}`, answerOf(file)];
    }),
  );
}
