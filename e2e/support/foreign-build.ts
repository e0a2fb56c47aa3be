import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer } from './module-host';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const answerOf =
  (file: string): Answer =>
  (response) => {
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    // names carry a hash, as on any CDN
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=60' });
    response.end(readFileSync(file));
  };

/**
 * A repository of another team (`e2e/foreign/<name>`), installed and built by its own tools, as the answers of a host
 * below `prefix`. What is installed already stays.
 */
export function builtByItsTools(name: string, prefix: string): Record<string, Answer> {
  const folder = path.resolve('e2e/foreign', name);
  const run = (...command: string[]) =>
    execFileSync('npm', command, { cwd: folder, stdio: 'pipe' });
  if (!existsSync(path.join(folder, 'node_modules'))) run('ci', '--no-audit', '--no-fund');
  run('run', 'build');
  const dist = path.join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  return Object.fromEntries(
    files.map((one) => {
      const file = path.join(one.parentPath, one.name);
      const below = path.relative(dist, file).split(path.sep).join('/');
      return [`${prefix}/${below}`, answerOf(file)];
    }),
  );
}
