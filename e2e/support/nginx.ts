import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, canInstall, onPath } from './chromium';

const root = process.cwd();
// Debian installs nginx in a folder that is only on root's path.
const debianPath = '/usr/sbin:/sbin';

function ensureNginx(): string {
  const find = () => onPath('nginx') ?? onPath('nginx', { PATH: debianPath });
  const executable = find();
  if (executable) return executable;
  if (canInstall()) {
    console.log('No nginx found: installing the packages nginx and openssl.');
    aptInstall(['nginx', 'openssl']);
    const installed = find();
    if (installed) return installed;
  }
  throw new Error('This story needs nginx and openssl: install the packages of these names.');
}

/** The first code block of that language on a documentation page that contains `holding`. */
export function exampleOf(language: string, content = '', name = 'operations.md'): string {
  const page = readFileSync(join(root, 'docs', name), 'utf8');
  const blocks = page.split(`\`\`\`${language}\n`).slice(1);
  const block = blocks
    .map((text) => text.split('\n```')[0] ?? '')
    .find((text) => text.includes(content));
  if (!block) throw new Error(`docs/${name} has no block of ${language} ${content}.`);
  return block;
}

/** Replaces each pattern and fails if one is missing, since a changed example would no longer be tested. */
export function replaceAll(text: string, pairs: readonly (readonly [RegExp, string])[]): string {
  return pairs.reduce((text, [pattern, value]) => {
    const after = text.replace(pattern, value);
    if (after === text) throw new Error(`The example has nothing like ${pattern}.`);
    return after;
  }, text);
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const open = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return open;
}

export interface Nginx {
  readonly accessLog: () => string;
  stop(): Promise<void>;
}

/** Runs nginx with a file of `conf.d` and waits until it responds at that port. */
async function runNginx(block: string, port: number, home: string): Promise<Nginx> {
  const program = ensureNginx();
  const at = (name: string) => join(home, name);
  mkdirSync(at('temp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${at('temp')}/${name};`)
    .join('\n');
  writeFileSync(
    at('nginx.conf'),
    // The parts of Debian's nginx.conf around conf.d.
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${at('pid')};
error_log ${at('error.log')};
events {}
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
${temporary}
${block}
}
`,
  );
  const child = spawn(program, ['-c', at('nginx.conf'), '-e', at('error.log')], { stdio: 'pipe' });
  let output = '';
  child.stderr.on('data', (text: Buffer) => {
    output += text;
  });
  const log = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : '');
  while (!(await listens(port))) {
    if (child.exitCode !== null)
      throw new Error(`nginx did not start: ${output}${log('error.log')}`);
  }
  return {
    accessLog: () => log('edu.log'),
    stop: async () => {
      const end = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGTERM');
      await end;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Runs nginx with the block of docs/operations.md; only ports, files and the certificate are replaced. */
export async function startNginx(tlsPort: number, productPort: number): Promise<Nginx> {
  const home = mkdtempSync(join(tmpdir(), 'edu-nginx-'));
  const at = (name: string) => join(home, name);
  const days = ['-days', '2', '-subj', '/CN=admin.example.com'];
  execFileSync(
    'openssl',
    // biome-ignore format: one option beside its value
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...days, '-keyout', at('key.pem'), '-out', at('chain.pem')],
    { stdio: 'pipe' },
  );
  const block = replaceAll(exampleOf('nginx'), [
    [/127\.0\.0\.1:900\d/g, `127.0.0.1:${productPort}`],
    [/listen 443 /, `listen 127.0.0.1:${tlsPort} `],
    [/ssl_certificate \S+;/, `ssl_certificate ${at('chain.pem')};`],
    [/ssl_certificate_key \S+;/, `ssl_certificate_key ${at('key.pem')};`],
    [/\/var\/log\/nginx\/edu\.log/, at('edu.log')],
    [/\/srv\/edu\/dist/, join(root, 'dist')],
  ]);
  return runNginx(block, tlsPort, home);
}

/**
 * Follows docs/static-hosting.md: files by its commands, nginx by its block. Only port, folder and the platform's
 * addresses are replaced.
 */
export async function startStaticHost(port: number, api: string, modules: string): Promise<Nginx> {
  const home = mkdtempSync(join(tmpdir(), 'edu-static-'));
  const folder = join(home, 'edu');
  const example = (language: string) => exampleOf(language, '', 'static-hosting.md');
  const commands = replaceAll(example('sh'), [
    [/npm ci && npm run build\n/, ''],
    [/\/srv\/edu/g, folder],
    [/https:\/\/api\.example\.com/g, api],
    [/https:\/\/cdn\.example\.com/g, modules],
  ]);
  execFileSync('sh', ['-e', '-c', commands], { cwd: root });
  const block = replaceAll(example('nginx'), [
    [/listen 80;/, `listen 127.0.0.1:${port};`],
    [/server_name \S+;/, 'server_name localhost;'],
    [/\/srv\/edu/g, folder],
  ]);
  return runNginx(block, port, home);
}
