import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type ProtocolEngine, WireServer } from './wire-server';

const SEED = Number(process.env.FUZZ_SEED ?? 20261122);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'edu-wire-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);

function message(kind: string, body: string): Buffer {
  const bytes = Buffer.from(`${kind}0000${body}`);
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
}
const query = (text: string): Buffer => message('Q', `${text}\0`);

/** The messages of a batch as text, such as `P:name` for a Parse. */
function textsOf(batch: Uint8Array): string[] {
  const bytes = Buffer.from(batch);
  const texts: string[] = [];
  for (let index = 0; index + 5 <= bytes.length; index += 1 + bytes.readInt32BE(index + 1)) {
    const end = bytes.indexOf(0, index + 5);
    const kind = String.fromCharCode(bytes[index] ?? 0);
    if (kind !== 'S')
      texts.push(`${kind}:${bytes.toString('utf8', index + 5, end < 0 ? index + 5 : end)}`);
  }
  return texts;
}

/** An engine that records what it runs and tracks the transaction state, as the real one does. */
function fakeEngine() {
  const log: string[] = [];
  let state = 'I';
  const engine: ProtocolEngine = {
    async execProtocolRawStream(batch, { onRawData }) {
      for (const text of textsOf(batch)) {
        log.push(text);
        if (text.startsWith('Q:BEGIN')) state = 'T';
        if (/^Q:(COMMIT|ROLLBACK)/.test(text)) state = 'I';
        onRawData(message('C', `${text}\0`));
      }
      onRawData(message('Z', state));
    },
  };
  return { engine, log };
}

let servers = 0;

async function serve(engine: ProtocolEngine) {
  const wire = new WireServer(engine);
  servers += 1;
  const path = join(folder, `${servers}`);
  await wire.listen(path);
  return {
    path,
    close: () => {
      wire.close();
    },
  };
}

/** A client that collects the replies, without the greeting. */
async function client(path: string) {
  const socket: Socket = connect(path);
  let bytes: Buffer = Buffer.alloc(0);
  const messages: string[] = [];
  let greeted = false;
  let changed = () => {};
  const read = (): void => {
    while (bytes.length >= 5 && bytes.length >= 1 + bytes.readInt32BE(1)) {
      const message = bytes.subarray(0, 1 + bytes.readInt32BE(1));
      bytes = bytes.subarray(message.length);
      if (message[0] === 0x43) messages.push(message.toString('utf8', 5, message.length - 1));
      if (message[0] === 0x5a) greeted = true;
    }
    changed();
  };
  socket.on('data', (data) => {
    bytes = Buffer.concat([bytes, data]);
    read();
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const until = async (done: () => boolean): Promise<void> => {
    while (!done()) {
      await new Promise<void>((resolve) => {
        changed = resolve;
      });
    }
  };
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  socket.write(startup);
  await until(() => greeted);
  return { socket, received: messages, gone: closed, until };
}

/** Sends bytes in pieces of these sizes, repeated. */
async function send(socket: Socket, bytes: Buffer, sizes: readonly number[]): Promise<void> {
  let at = 0;
  for (let i = 0; at < bytes.length; i += 1) {
    const size = sizes[i % sizes.length] ?? 1;
    socket.write(bytes.subarray(at, at + size));
    at += size;
    await new Promise(setImmediate);
  }
}

interface Script {
  /** Each number is a transaction of so many statements, or a single statement. */
  readonly work: readonly number[];
  readonly sizes: readonly number[];
  /** Disconnects in the middle of a last transaction. */
  readonly leaves: boolean;
}

const script = fc.record<Script>({
  work: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 5 }),
  sizes: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }),
  leaves: fc.boolean(),
});

function statementsOf({ work, leaves }: Script, name: number): string[] {
  const all = work.flatMap((statements, i) =>
    statements === 0
      ? [`${name} ${i}`]
      : [
          `BEGIN ${name}`,
          ...Array.from({ length: statements }, (_, j) => `${name} ${i}.${j}`),
          `COMMIT ${name}`,
        ],
  );
  return leaves ? [...all, `BEGIN ${name}`, `${name} last`] : all;
}

/**
 * Checks each line of the log against the client whose transaction is open; throws if another client's statement is
 * inside it.
 */
function expectIsolatedTransactions(log: readonly string[]): void {
  let owner: string | null = null;
  for (const line of log) {
    const [, begin, other] = /^Q:(?:(BEGIN|COMMIT) )?(\d+)/.exec(line) ?? [];
    if (line === 'Q:ROLLBACK') owner = null;
    else if (owner !== null && other !== owner) throw new Error(`${line} inside that of ${owner}`);
    else if (begin === 'BEGIN') owner = other ?? null;
    else if (begin === 'COMMIT') owner = null;
  }
}

it('sends each client its own replies in order and never mixes transactions, however the bytes arrive', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(script, { minLength: 2, maxLength: 5 }), async (scripts) => {
      const { engine, log } = fakeEngine();
      const server = await serve(engine);
      try {
        await Promise.all(
          scripts.map(async (item, name) => {
            const statements = statementsOf(item, name);
            const { socket, received: messages, gone, until } = await client(server.path);
            await send(socket, Buffer.concat(statements.map(query)), item.sizes);
            await until(() => messages.length === statements.length);
            expect(messages).toEqual(statements.map((text) => `Q:${text}`));
            socket.destroy();
            await gone;
          }),
        );
        const last = await client(server.path);
        await send(last.socket, query('99 end'), [100]);
        await last.until(() => last.received.length === 1);
        last.socket.destroy();
        expectIsolatedTransactions(log);
        const leavingCount = scripts.filter(({ leaves }) => leaves).length;
        expect(log.filter((line) => line === 'Q:ROLLBACK')).toHaveLength(leavingCount);
      } finally {
        server.close();
      }
    }),
    { seed: SEED, numRuns: 60 },
  );
}, 120_000);

it('renames the named statements of two clients apart, and leaves the unnamed statement', async () => {
  const { engine, log } = fakeEngine();
  const server = await serve(engine);
  const sync = message('S', '');
  const [first, two] = [await client(server.path), await client(server.path)];
  const parse = (name: string) => Buffer.concat([message('P', `${name}\0SELECT\0\0\0`), sync]);
  for (const { socket, received: messages, until } of [first, two]) {
    await send(socket, Buffer.concat([parse('same'), parse('')]), [1000]);
    await until(() => messages.length === 2);
    socket.destroy();
  }
  server.close();
  const names = log.map((line) => line.slice(2));
  expect(names).toEqual([
    expect.stringMatching(/^c\d+_same$/),
    '',
    expect.stringMatching(/^c\d+_same$/),
    '',
  ]);
  expect(names[0]).not.toBe(names[2]);
});

it('keeps serving others when a client sends arbitrary bytes', async () => {
  const { engine } = fakeEngine();
  const server = await serve(engine);
  const good = await client(server.path);
  let requestCount = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array({ minLength: 1, maxLength: 64 }),
        fc
          .tuple(fc.constantFrom(...'QPBDCESXHFd'), fc.integer(), fc.uint8Array({ maxLength: 16 }))
          .map(([kind, length, body]) => {
            const head = Buffer.alloc(5);
            head.write(kind);
            head.writeInt32BE(length, 1);
            return Buffer.concat([head, body]);
          }),
      ),
      fc.boolean(),
      async (bytes, greets) => {
        const socket = connect(server.path);
        socket.on('error', () => {});
        await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
        if (greets) socket.write(startup);
        socket.end(Buffer.from(bytes));
        requestCount += 1;
        await send(good.socket, query(`1 ${requestCount}`), [1000]);
        await good.until(() => good.received.length === requestCount);
        socket.destroy();
      },
    ),
    { seed: SEED, numRuns: 150 },
  );
  good.socket.destroy();
  server.close();
}, 60_000);

it('disconnects a client that sends a message of an impossible length', async () => {
  const { engine } = fakeEngine();
  const server = await serve(engine);
  for (const length of [-1, 0, 3, 0x40000000]) {
    const { socket, gone } = await client(server.path);
    const head = Buffer.from('Q0000');
    head.writeInt32BE(length, 1);
    socket.write(head);
    await gone;
  }
  server.close();
});
