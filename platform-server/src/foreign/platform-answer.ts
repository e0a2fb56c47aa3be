import { type EnvelopeForm, errorCodes, openEnvelope } from '@edu/shared-utility/contract';

/** The platform did not answer in time, or not by the contract; the message never contains a token. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
}

export type Outcome =
  | { readonly kind: 'ok'; readonly data: unknown }
  /** The token has no session at the platform. */
  | { readonly kind: 'ended' }
  /** The session may not do this. */
  | { readonly kind: 'forbidden' }
  /** The platform does not have the call. */
  | { readonly kind: 'absent' };

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isAbsent = (status: number, code: number | undefined): boolean =>
  [404, 405, 501].includes(status) ||
  code === errorCodes.notFound ||
  code === errorCodes.notImplemented;

/** Codes of temporary failures, which say nothing about the session. Some platforms use HTTP status numbers. */
const isTemporaryFailure = (code: number): boolean =>
  code === errorCodes.ok ||
  code === 429 ||
  (code >= 500 && code < 600) ||
  code >= errorCodes.tooManyRequests;

/** Interprets a response. Throws PlatformError if it is neither success nor refusal. */
export function interpret(status: number, text: string, form: EnvelopeForm | undefined): Outcome {
  if (status === 401) return { kind: 'ended' };
  if (status >= 300 && status < 400) throw new PlatformError(`it redirects (HTTP ${status})`);
  const envelope = openEnvelope(parseOrNull(text), form);
  if (isAbsent(status, envelope?.code)) return { kind: 'absent' };
  if (status >= 500 || status === 429) throw new PlatformError(`it answers HTTP ${status}`);
  if (!envelope) throw new PlatformError(`it answers no envelope (HTTP ${status})`);
  const { code, data } = envelope;
  if (code === errorCodes.ok && status < 300) return { kind: 'ok', data };
  if (isTemporaryFailure(code)) throw new PlatformError(`it answers code ${code} (HTTP ${status})`);
  const hasEnded = code === errorCodes.notLoggedIn || code === errorCodes.sessionExpired;
  return { kind: hasEnded ? 'ended' : 'forbidden' };
}
