import type { Envelope } from '../contract';
import { openEnvelope } from '../contract/envelope-form';
import { runtimeConfig } from '../environment';

/** How the text begins, without what may be before JSON: a long file is not decoded for nothing. */
export const startOf = (bytes: ArrayBuffer): string =>
  new TextDecoder().decode(bytes.slice(0, 512)).trimStart();

/**
 * The envelope in the bytes of an answer, or null where there is none. Platforms that write it in another form
 * are read by `envelope` of the runtime configuration; without one only the contract's form counts.
 */
export function readEnvelope(bytes: ArrayBuffer): Envelope<unknown> | null {
  if (!startOf(bytes).startsWith('{')) return null;
  try {
    return openEnvelope(JSON.parse(new TextDecoder().decode(bytes)), runtimeConfig().envelope);
  } catch {
    return null;
  }
}
