import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port';

/** Vite's own server on a copy of another team's repository, whose sources a story may edit. */
export async function startDevServer(name: string) {
  const source = path.resolve('e2e/foreign', name);
  const folder = mkdtempSync(path.join(tmpdir(), 'edu-dev-'));
  for (const part of ['src', 'package.json', 'vite.config.mjs', 'shared-in-dev.mjs'])
    cpSync(path.join(source, part), path.join(folder, part), { recursive: true });
  symlinkSync(path.join(source, 'node_modules'), path.join(folder, 'node_modules'));
  const port = await freePort();
  const vite = path.join(source, 'node_modules/vite/bin/vite.js');
  const server = spawn(process.execPath, [vite, '--port', String(port)], { cwd: folder });
  let output = '';
  await new Promise<void>((ready, failed) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (/ready in/.test(output)) ready();
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.on('exit', () => failed(new Error(`Vite's server ended: ${output}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    edit(file: string, change: (text: string) => string) {
      const target = path.join(folder, file);
      writeFileSync(target, change(readFileSync(target, 'utf8')));
    },
    async close() {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
