import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const source = resolve(__dirname, '..');
const root = resolve(source, '../..');

const newest = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => statSync(join(folder, file)).mtimeMs),
  );

/**
 * Bundles main.ts and the workers for tests as the build does, when a source is newer. Workers run
 * in threads of their own, which jest does not transform. Returns the folder.
 */
export async function buildWorkers(): Promise<string> {
  const folder = join(root, '.cache/platform-server-tests');
  const stamp = join(folder, 'main.js');
  if (existsSync(stamp) && statSync(stamp).mtimeMs > newest(source)) return folder;
  const { rollup } = await import('rollup');
  const { default: swc } = await import('@rollup/plugin-swc');
  const { default: nodeResolve } = await import('@rollup/plugin-node-resolve');
  const workers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file === 'main.ts' || file.endsWith('.worker.ts'))
    .map((file) => join(source, file));
  const name = (file: string): string => file.split('/').pop()?.replace(/\.ts$/, '') ?? '';
  const bundle = await rollup({
    input: Object.fromEntries(workers.map((file) => [name(file), file])),
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
  mkdirSync(fresh, { recursive: true });
  await bundle.write({ dir: fresh, format: 'es' });
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(fresh)) renameSync(join(fresh, file), join(folder, file));
  return folder;
}
