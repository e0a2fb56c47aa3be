import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build/build.js';
import { builtOrExit } from './build/built-or-exit.js';
import { dist } from './build/paths.js';
import { refuse } from './command-line.js';

if (process.argv.length > 2)
  refuse('npm start has no options. Settings are environment variables: see docs/operations.md.');

/** `npm start`: builds what is stale, then runs the server in the same process, so that it receives signals. */
const built = await builtOrExit(() => build({ say: console.log }));
if (built.length > 0) console.log(`built ${built.length} modules`);
const server = path.join(dist, 'server/main.js');
if (!existsSync(server)) {
  console.error('There is no server to start: platform-server/src/main.ts is missing.');
  process.exit(1);
}
await import(pathToFileURL(server).href);
