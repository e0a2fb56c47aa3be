import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const source = resolve(__dirname, '..');
const root = resolve(source, '../..');

const newest = (folder: string, ending: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => statSync(join(folder, file)).mtimeMs),
  );

const bundle = join(root, '.cache/platform-server');

/**
 * main.js with its workers beside it, two folders below the root as in dist: workers run in threads
 * of their own, which jest does not transform. Returns the folder.
 */
export const buildServer = (): Promise<string> =>
  bundleInto(bundle, (file) => /(^main|\.worker|\.cli)\.ts$/.test(file));

/** The same with a data image of the demo data, as the build makes one: a database opens at once. */
export async function buildWithImage(): Promise<{ bundle: string; image: string }> {
  await buildServer();
  const image = join(bundle, 'data-image.tar.gz');
  const sources = Math.max(
    newest(source, '.ts'),
    newest(join(root, 'platform-server/drizzle'), ''),
  );
  if (!existsSync(image) || statSync(image).mtimeMs < sources) {
    await promisify(execFile)(process.execPath, [join(bundle, 'make-image.worker.js')]);
  }
  return { bundle, image };
}

/** Bundles the entries as the build does, when a source is newer. */
async function bundleInto(folder: string, isEntry: (file: string) => boolean): Promise<string> {
  const entries = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isEntry);
  const name = (file: string): string => file.split('/').pop()?.replace(/\.ts$/, '') ?? '';
  const stamp = join(folder, `${name(entries[0] ?? '')}.js`);
  if (existsSync(stamp) && statSync(stamp).mtimeMs > newest(source, '.ts')) return folder;
  const { rollup } = await import('rollup');
  const { default: swc } = await import('@rollup/plugin-swc');
  const { default: nodeResolve } = await import('@rollup/plugin-node-resolve');
  const built = await rollup({
    input: Object.fromEntries(entries.map((file) => [name(file), join(source, file)])),
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
  // Into place at once: another test process may be reading.
  const fresh = `${folder}.${process.pid}`;
  await built.write({ dir: fresh, format: 'es' });
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(fresh)) renameSync(join(fresh, file), join(folder, file));
  rmSync(fresh, { recursive: true });
  return folder;
}
