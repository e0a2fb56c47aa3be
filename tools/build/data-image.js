import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { dist } from './paths.js';

const run = promisify(execFile);

/**
 * The migrated database with the demo data, so that a first start only unpacks it. Created by the server's own program;
 * without it a start creates everything itself, more slowly.
 * @param {boolean} serverIsNew
 * @param {(message: string) => void} say
 */
export async function makeDataImage(serverIsNew, say) {
  const program = path.join(dist, 'server/make-image.worker.js');
  const image = path.join(dist, 'server/data-image.tar.gz');
  if (!existsSync(program) || (existsSync(image) && !serverIsNew)) return;
  try {
    await run(process.execPath, [program], { timeout: 120_000 });
  } catch (error) {
    const { stderr, message } = /** @type {Error & { stderr?: string }} */ (error);
    say(`The data image was not made, first starts are slower: ${stderr || message}`);
  }
}
