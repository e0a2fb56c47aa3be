import type { Envelope } from './envelope';
import { errorCodes } from './error-codes';

/** Form of another platform's envelope; what is left out is as in the contract. */
export interface EnvelopeForm {
  /** Name of the member with the code: `code`. */
  code?: string;
  /** Name of the member with the words for people: `message`. */
  message?: string;
  /** Name of the member with the result: `data`. */
  data?: string;
  /** Codes that mean success: `[0]`. */
  success?: readonly (number | string | boolean)[];
  /** Codes that end the session, besides 303 and 10000. */
  sessionEnded?: readonly (number | string)[];
  /** Codes of errors without a toast, besides 50001. */
  silent?: readonly (number | string)[];
}

const isNonEmptyString = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isListOf = (value: unknown, types: readonly string[]): boolean =>
  Array.isArray(value) && value.every((item) => types.includes(typeof item));

/** Validator of each member. */
const members: Readonly<Record<string, (value: unknown) => boolean>> = {
  code: isNonEmptyString,
  message: isNonEmptyString,
  data: isNonEmptyString,
  success: (value) => isListOf(value, ['number', 'string', 'boolean']),
  sessionEnded: (value) => isListOf(value, ['number', 'string']),
  silent: (value) => isListOf(value, ['number', 'string']),
};

/** True for a valid form; an unknown member makes it invalid. */
export function isEnvelopeForm(value: unknown): value is EnvelopeForm {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([name, part]) => Object.hasOwn(members, name) && members[name]?.(part),
  );
}

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

/** Converts a code of another platform to the contract's; null where there is none. */
function codeOf(value: unknown, form: Required<EnvelopeForm>, isOurs: boolean): number | null {
  const isOneOf = (values: readonly unknown[]) => values.includes(value);
  if (isOneOf(form.success)) return errorCodes.ok;
  if (isOneOf(form.sessionEnded)) return errorCodes.notLoggedIn;
  if (isOneOf(form.silent)) return errorCodes.silent;
  // 0 does not mean success here, so it counts as an unspecified failure.
  if (isCode(value)) return value === errorCodes.ok ? errorCodes.internal : value;
  if (isOurs) return null;
  if (typeof value === 'string' && /^-?\d{1,15}$/.test(value)) {
    return Number(value) || errorCodes.internal;
  }
  return typeof value === 'string' || typeof value === 'boolean' ? errorCodes.internal : null;
}

/**
 * Converts the envelope of a parsed response to the contract's form; null where there is none.
 *
 * @param configured the form of the platform's envelope; by default only the contract's form counts
 */
export function openEnvelope(body: unknown, configured?: EnvelopeForm): Envelope<unknown> | null {
  if (typeof body !== 'object' || body === null) return null;
  const form = { ...strict, ...configured };
  const envelope = body as Record<string, unknown>;
  const code = codeOf(envelope[form.code], form, configured === undefined);
  if (code === null) return null;
  const message = envelope[form.message];
  return { code, message: typeof message === 'string' ? message : '', data: envelope[form.data] };
}
