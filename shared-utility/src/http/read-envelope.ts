import type { Envelope } from '../contract';
import { errorCodes } from '../contract/error-codes';
import { type EnvelopeForm, runtimeConfig } from '../environment';

/** The contract's own form: `{ code, message, data }`, 0 is success. */
const strict: Required<EnvelopeForm> = {
  code: 'code',
  message: 'message',
  data: 'data',
  success: [errorCodes.ok],
  sessionEnded: [],
  silent: [],
};

const isCode = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value);

/** A code of another platform in the contract's terms; null where it is none. */
function codeOf(value: unknown, form: Required<EnvelopeForm>, isOurs: boolean): number | null {
  const isOneOf = (known: readonly unknown[]) => known.includes(value);
  if (isOneOf(form.success)) return errorCodes.ok;
  if (isOneOf(form.sessionEnded)) return errorCodes.notLoggedIn;
  if (isOneOf(form.silent)) return errorCodes.silent;
  // 0 is no failure: where something else means success, it says nothing.
  if (isCode(value)) return value === errorCodes.ok ? errorCodes.internal : value;
  if (isOurs) return null;
  if (typeof value === 'string' && /^-?\d{1,15}$/.test(value)) {
    return Number(value) || errorCodes.internal;
  }
  return typeof value === 'string' || typeof value === 'boolean' ? errorCodes.internal : null;
}

/** How the text begins, without what may stand before JSON: a long file is not decoded for nothing. */
export const startOf = (bytes: ArrayBuffer): string =>
  new TextDecoder().decode(bytes.slice(0, 512)).trimStart();

/**
 * The envelope in the bytes of an answer, or null where there is none. Platforms that write it in another form
 * are read by `envelope` of the runtime configuration; without one only the contract's form counts.
 */
export function readEnvelope(bytes: ArrayBuffer): Envelope<unknown> | null {
  if (!startOf(bytes).startsWith('{')) return null;
  const configured = runtimeConfig().envelope;
  const form = { ...strict, ...configured };
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof body !== 'object' || body === null) return null;
    const members = body as Record<string, unknown>;
    const code = codeOf(members[form.code], form, configured === undefined);
    if (code === null) return null;
    const message = members[form.message];
    return { code, message: typeof message === 'string' ? message : '', data: members[form.data] };
  } catch {
    return null;
  }
}
