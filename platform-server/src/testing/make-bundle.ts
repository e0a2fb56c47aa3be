import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { bundle } from './bundle';

const source = resolve(__dirname, '..');
const root = resolve(source, '../..');

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Hash of all inputs of the bundle and the data image; file times are unreliable after a checkout. */
function digest(): string {
  const inputs = [
    ...filesOf(source).filter((file) => !/\.test\.ts$|\/testing\//.test(file)),
    ...filesOf(join(root, 'shared-utility/src')).filter((file) => !file.includes('.test.')),
    ...filesOf(join(root, 'platform-server/drizzle')),
    join(root, 'package-lock.json'),
    __filename,
  ];
  const hash = createHash('sha256');
  for (const file of inputs.sort()) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

const isEntry = (file: string): boolean => /(^main|\.worker|\.cli)\.ts$/.test(file);
const nameOf = (file: string): string => file.split('/').pop()?.replace(/\.ts$/, '') ?? '';

/** Bundles the entries into `folder` as the build does. */
async function write(folder: string): Promise<void> {
  const { rollup } = await import('rollup');
  const { default: swc } = await import('@rollup/plugin-swc');
  const { default: nodeResolve } = await import('@rollup/plugin-node-resolve');
  const entries = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isEntry);
  const built = await rollup({
    input: Object.fromEntries(entries.map((file) => [nameOf(file), join(source, file)])),
    external: (id) => !/^[./]/.test(id) && !id.startsWith('@edu/'),
    plugins: [
      {
        name: 'contract',
        resolveId: (id: string) =>
          id === '@edu/shared-utility/contract'
            ? join(root, 'shared-utility/src/contract/index.ts')
            : null,
      },
      nodeResolve({ extensions: ['.ts', '.js'] }),
      swc({ swc: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } } }),
    ],
  });
  await built.write({ dir: folder, format: 'es' });
}

/** Runs once before the tests of this room: builds bundle and data image if their inputs changed. */
export default async function makeBundle(): Promise<void> {
  process.env.EDU_TEST_RUN = String(process.pid);
  const stamp = join(bundle, 'inputs.sha256');
  // Mutations of the domain run in the tests themselves, so the bundle need not contain them.
  if (process.env.EDU_KEEP_BUNDLE && existsSync(stamp)) return;
  const currentDigest = digest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === currentDigest) return;
  // The stamp is written last, so that an interrupted run is repeated.
  rmSync(stamp, { force: true });
  const newFolder = `${bundle}.${process.pid}`;
  await write(newFolder);
  await promisify(execFile)(process.execPath, [join(newFolder, 'make-image.worker.js')]);
  mkdirSync(bundle, { recursive: true });
  for (const file of readdirSync(newFolder)) renameSync(join(newFolder, file), join(bundle, file));
  rmSync(newFolder, { recursive: true });
  writeFileSync(stamp, currentDigest);
}
