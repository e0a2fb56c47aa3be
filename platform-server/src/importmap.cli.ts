import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './import-map/command-line/arguments';
import { CommandError } from './import-map/command-line/map-client';
import type { NamedText } from './import-map/command-line/run-check';
import { UsageError, usage } from './import-map/command-line/usage';
import { StartupError } from './startup-error';

/** `npm run importmap -- …`; bundled to dist/server/importmap.cli.js, two folders below the root. */
const bundle = dirname(fileURLToPath(import.meta.url));
const root = resolve(bundle, '../..');

const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function readNamed(name: string): Promise<NamedText> {
  try {
    return { name, text: await readFile(name, 'utf8') };
  } catch (error) {
    throw new CommandError(`${name} cannot be used as a map: ${(error as Error).message}`);
  }
}

const expectedErrors = [UsageError, CommandError, StartupError];

async function main(): Promise<number> {
  const command = readArguments(process.argv.slice(2));
  if (command.command === 'help') {
    print(usage);
    return 0;
  }
  // Imported after the arguments are valid, so that errors in them are reported five times as fast.
  const { readSettings } = await import('./settings');
  const { run } = await import('./import-map/command-line/run');
  const { connectStore, storeOf } = await import('./import-map/command-line/connect-store');
  const settings = readSettings(process.env, root);
  const store = storeOf(command, process.env);
  if (store) {
    const client = () => connectStore(store, settings, process.env);
    const { nameOf } = await import('./import-map/store/store-address');
    return run(command, {
      settings,
      client,
      mapText: async () => {
        const { text } = await (await client()).mapText();
        return { name: nameOf(store, store.key), text };
      },
      print,
    });
  }
  return run(command, {
    settings,
    client: async () => {
      const { connect } = await import('./import-map/command-line/connect');
      return connect(settings, { root, bundle }, process.env, command.server);
    },
    mapText: () => readNamed(settings.importMap),
    print,
  });
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isExpectedError = expectedErrors.some((kind) => error instanceof kind);
    console.error(isExpectedError ? (error as Error).message : error);
    process.exit(error instanceof UsageError ? 2 : 1);
  },
);
