import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRepo, root } from '../build/paths.js';
import { measureFace } from './measure.js';
import { rollUp } from './roll-up.js';

/*
 * `npm run types` writes
 * - dist/types/shared-utility.d.ts: the types of the public API in one file, for teams outside this
 *   repository. tsc 7 has no JavaScript API, so none of the usual bundlers of declarations runs:
 *   tsc writes one declaration a source, and roll-up.js makes them ambient modules of one file.
 * - with --record, shared-utility/public-api.json: version and names of the public API as published.
 */
const written = inRepo('.cache/public-api');
const target = inRepo('dist/types/shared-utility.d.ts');

rmSync(written, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [inRepo('node_modules/typescript/bin/tsc'), '-p', 'tools/public-api'],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
const { version, exports } = await measureFace();
const head = `// Types of @edu/shared-utility ${version}, by \`npm run types\`; see docs/sub-apps.md.\n\n`;
mkdirSync(path.dirname(target), { recursive: true });
writeFileSync(target, head + rollUp(written));
if (process.argv.includes('--record')) {
  const record = `${JSON.stringify({ version, exports }, null, 2)}\n`;
  writeFileSync(inRepo('shared-utility/public-api.json'), record);
}
console.log(`dist/types/shared-utility.d.ts: ${exports.length} names of version ${version}`);
