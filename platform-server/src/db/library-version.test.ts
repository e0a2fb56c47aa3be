import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEngine } from './embedded';
import {
  classAssumptions,
  engineAssumptions,
  WRITTEN_FOR_PGLITE,
} from './embedded/pglite-assumptions';
import type { ProtocolEngine } from './embedded/wire-server';
import { type Assumptions, installedVersion, requireAssumptions } from './library-version';
import { pgAssumptions, WRITTEN_FOR_PG } from './pipeline/pg-assumptions';

const root = join(__dirname, '../../..');

/** The message of the startup error; empty if the library can be used. */
function sentenceOf(assumptions: Assumptions): string {
  try {
    requireAssumptions(assumptions);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

interface RecordedConnection extends Record<string, unknown> {
  readonly stream: { cork(): void; uncork(): void };
}

/** A query class like that of `pg`: the messages it sends, and the methods that a subclass overrides. */
function queryClass(sends: readonly string[], callsPrepare = true) {
  return class {
    prepare(connection: RecordedConnection): void {
      for (const name of sends) (connection[name] as () => void)();
    }
    submit(connection: RecordedConnection): null {
      connection.stream.cork();
      if (callsPrepare) this.prepare(connection);
      connection.stream.uncork();
      return null;
    }
    handleCommandComplete(): void {}
  };
}

const messages = ['parse', 'bind', 'describe', 'execute', 'sync'];
const WithoutComplete = queryClass(messages);
Reflect.deleteProperty(WithoutComplete.prototype, 'handleCommandComplete');

const changedPg = (change: object): typeof pg => ({ ...pg, ...change }) as typeof pg;

it('accepts the installed version of pg', () => {
  expect(sentenceOf(pgAssumptions(pg))).toBe('');
  expect(sentenceOf(pgAssumptions(changedPg({ Query: queryClass(messages) })))).toBe('');
});

it.each<[string, object]>([
  ['a client takes the option pipeline', { Client: class {} }],
  ['calls its method prepare between cork and uncork', { Query: queryClass(messages, false) }],
  ['Parse, Bind, Describe, Execute and one Sync', { Query: queryClass([...messages, 'sync']) }],
  ['the method handleCommandComplete', { Query: WithoutComplete }],
  ['the methods bind and execute', { Connection: class {} }],
])('names pg and its version if it is no longer true that %s', (words, change) => {
  const sentence = sentenceOf(pgAssumptions(changedPg(change)));
  expect(sentence).toMatch(/^The library pg \d+\.\d+\.\d+ cannot be used, since it changed .+[.]$/);
  expect(sentence).toContain(words);
  expect(sentence).toContain(`install pg ${WRITTEN_FOR_PG}`);
});

const ready = Buffer.from('T\0\0\0\x04D\0\0\0\x04C\0\0\0\x04Z\0\0\0\x05I');
const engineThat = (
  replies: (send: (bytes: Uint8Array) => void) => Promise<void> | void,
): ProtocolEngine => ({
  execProtocolRawStream: async (_, { onRawData }) => replies(onRawData),
});

it('accepts an engine that has replied before the call returns', () => {
  expect(sentenceOf(engineAssumptions(engineThat((send) => send(ready))))).toBe('');
});

it.each<[string, ProtocolEngine]>([
  [
    'has replied by the time it returns',
    engineThat(async (send) => {
      await null;
      send(ready);
    }),
  ],
  [
    'a reply ends in ReadyForQuery and the state',
    engineThat((send) => send(ready.subarray(0, ready.length - 6))),
  ],
])('names PGlite if it is no longer true that %s', (words, engine) => {
  const sentence = sentenceOf(engineAssumptions(engine));
  expect(sentence).toMatch(
    /^The library @electric-sql\/pglite \d+\.\d+\.\d+ cannot be used, .+[.]$/,
  );
  expect(sentence).toContain(words);
});

it.each<[string, object]>([
  ['defaultStartParams', { prototype: { _initArrayTypes() {} } }],
  ['_initArrayTypes', { defaultStartParams: [], prototype: {} }],
])('names PGlite if its class lacks %s', (words, engines) => {
  expect(sentenceOf(classAssumptions(engines as never))).toContain(words);
});

it('fails the start with that sentence, not with advice about the database files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'edu-assumptions-'));
  const worker = join(folder, 'worker.mjs');
  writeFileSync(
    worker,
    `import { parentPort } from 'node:worker_threads';
    parentPort.postMessage({ kind: 'failed', message: 'The library x changed.', isStartupError: true });`,
  );
  const start = startEngine({ dataDirectory: join(folder, 'data'), worker });
  await expect(start).rejects.toThrow(/^The library x changed\.$/);
  rmSync(folder, { recursive: true, force: true });
});

// Before another version is entered there, the fuzz tests of both folders have to be run with it.
it.each([
  ['pg', WRITTEN_FOR_PG],
  ['@electric-sql/pglite', WRITTEN_FOR_PGLITE],
])('%s is pinned to the version that the code was written for', (name, version) => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies[name]).toBe(version);
  expect(installedVersion(name)).toBe(version);
});
