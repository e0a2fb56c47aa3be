import type { Envelope } from '../contract';
import { openEnvelope } from '../contract/envelope-form';
import { runtimeConfig } from '../environment';

/** The start of a text without leading blanks or a byte order mark; a long file is not decoded completely. */
export const startOf = (bytes: ArrayBuffer): string =>
  new TextDecoder().decode(bytes.slice(0, 512)).trimStart();

/**
 * The envelope in a response's bytes, or null. Other platforms' forms are configured by `envelope` of the runtime
 * configuration; by default only the contract's form counts.
 */
export function readEnvelope(bytes: ArrayBuffer): Envelope<unknown> | null {
  if (!startOf(bytes).startsWith('{')) return null;
  try {
    return openEnvelope(JSON.parse(new TextDecoder().decode(bytes)), runtimeConfig().envelope);
  } catch {
    return null;
  }
}
