import type { Assumptions } from '../library-version';
import type { ProtocolEngine } from './wire-server';

export const WRITTEN_FOR_PGLITE = '0.5.14';

/** The members of the PGlite class that the bundled worker uses. */
export interface PgliteClass {
  readonly defaultStartParams?: unknown;
  readonly prototype: object;
}

const SELECT_ONE = Buffer.from('Q\0\0\0\x0dSELECT 1\0');

/** The types of the messages that the engine sent before the call returned, and the last byte. */
function replyOf(engine: ProtocolEngine): { kinds: string; state: string } {
  const chunks: Uint8Array[] = [];
  engine
    .execProtocolRawStream(SELECT_ONE, {
      syncToFs: false,
      onRawData: (bytes) => void chunks.push(bytes.slice()),
    })
    .catch(() => {});
  const bytes = Buffer.concat(chunks);
  let kinds = '';
  for (let index = 0; index + 5 <= bytes.length; index += 1 + bytes.readInt32BE(index + 1)) {
    kinds += String.fromCharCode(bytes[index] ?? 0);
  }
  return { kinds, state: String.fromCharCode(bytes.at(-1) ?? 0) };
}

/** Checked on the class, before an engine is created. */
export const classAssumptions = (engines: PgliteClass): Assumptions => ({
  library: '@electric-sql/pglite',
  writtenFor: WRITTEN_FOR_PGLITE,
  holds: {
    'the class lists its defaultStartParams': () => Array.isArray(engines.defaultStartParams),
    'an engine reads the types of arrays in _initArrayTypes': () =>
      typeof (engines.prototype as { _initArrayTypes?: unknown })._initArrayTypes === 'function',
  },
});

/** Checked on a ready engine. */
export const engineAssumptions = (engine: ProtocolEngine): Assumptions => ({
  library: '@electric-sql/pglite',
  writtenFor: WRITTEN_FOR_PGLITE,
  holds: {
    'execProtocolRawStream has replied by the time it returns': () => replyOf(engine).kinds !== '',
    'a reply ends in ReadyForQuery and the state of the session': () => {
      const { kinds, state } = replyOf(engine);
      return kinds === 'TDCZ' && state === 'I';
    },
  },
});
