import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BuildError, build } from './build/build.js';
import { dist } from './build/paths.js';

/** `npm run importmap -- …`: the server's command for the map, which is built first if it is missing. */
const command = path.join(dist, 'server/importmap.cli.js');
try {
  if (!existsSync(command)) await build({ say: console.error });
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  for (const fault of error.faults) console.error(fault);
  process.exit(1);
}
if (!existsSync(command)) {
  console.error('There is no command to run: platform-server/src/importmap.cli.ts is missing.');
  process.exit(1);
}
await import(pathToFileURL(command).href);
