import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const copiedPaths = [
  'package.json',
  'importmap.json',
  'rollup.config.js',
  'tools/build',
  'tools/new-sub-app',
  'shared-utility/src/requires',
];

/**
 * Scaffolds and builds a sub-application in a temporary copy of the repository, so that nothing is left in this
 * one.
 *
 * @param {string} segment
 * @returns {Record<string, string>} the built files by address, `/<segment>/index.js` first
 */
export function newSubApp(segment) {
  const copy = mkdtempSync(join(tmpdir(), 'edu-new-sub-app-'));
  try {
    for (const entry of copiedPaths) cpSync(entry, join(copy, entry), { recursive: true });
    mkdirSync(join(copy, 'sub-apps'));
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
    const node = (/** @type {string[]} */ ...args) =>
      execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
    node('tools/new-sub-app/main.js', segment);
    const build = `
      import { rollup } from 'rollup';
      import { app } from './rollup.config.js';
      const room = 'sub-apps/${segment}';
      const { input, output } = app(room, [room + '/src/index.ts'], () => {});
      const bundle = await rollup({ ...input, onwarn: () => {} });
      const { output: files } = await bundle.generate({ ...output, sourcemap: false });
      console.log(JSON.stringify(files.map(({ fileName, code, isEntry }) => [
        '/${segment}/' + (isEntry ? 'index.js' : fileName), code,
      ])));`;
    return Object.fromEntries(JSON.parse(node('--input-type=module', '-e', build)));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
