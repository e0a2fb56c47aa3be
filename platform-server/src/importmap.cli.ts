import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments, UsageError } from './import-map/command-line/arguments';
import { connect } from './import-map/command-line/connect';
import { CommandError } from './import-map/command-line/map-client';
import { run } from './import-map/command-line/run';
import { readSettings } from './settings';
import { StartupError } from './startup-error';

/** `npm run importmap -- …`; bundled to dist/server/importmap.cli.js, two folders below the root. */
const bundle = dirname(fileURLToPath(import.meta.url));
const root = resolve(bundle, '../..');

const understood = [UsageError, CommandError, StartupError];

async function main(): Promise<number> {
  const command = readArguments(process.argv.slice(2));
  const settings = readSettings(process.env, root);
  return run(command, {
    settings,
    client: () => connect(settings, { root, bundle }, process.env, command.server),
    print: (text) => process.stdout.write(`${text}\n`),
  });
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const known = understood.some((kind) => error instanceof kind);
    console.error(known ? (error as Error).message : error);
    process.exit(error instanceof UsageError ? 2 : 1);
  },
);
