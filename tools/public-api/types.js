import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { inRepo } from '../build/paths.js';
import { measurePublicApi } from './measure.js';
import { writeTypes } from './write-types.js';

/*
 * `npm run types` writes
 * - dist/types/shared-utility.d.ts: the types of the public API in one file, for teams outside this repository. tsc 7
 *   has no JavaScript API, so the usual bundlers of declarations do not work: tsc writes one declaration for each
 *   source, and roll-up.js combines them as ambient modules in one file.
 * - with --pack (`npm run pack:types`), dist/types/edu-shared-utility-<version>.tgz: the same as a package, installed
 *   by `npm install --save-dev <file>`.
 * - with --record, shared-utility/public-api.json: version and names of the public API as published.
 */
const { version, exports } = await measurePublicApi();
const folder = writeTypes(version);
if (process.argv.includes('--record')) {
  const record = `${JSON.stringify({ version, exports }, null, 2)}\n`;
  writeFileSync(inRepo('shared-utility/public-api.json'), record);
}
console.log(`dist/types/shared-utility.d.ts: ${exports.length} names of version ${version}`);
if (process.argv.includes('--pack')) {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', inRepo('dist/types')], {
      cwd: folder,
      encoding: 'utf8',
    }),
  );
  console.log(`dist/types/${packed.filename}: npm install --save-dev <path of this file>`);
}
