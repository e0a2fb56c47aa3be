import type { ProofMethod } from '../contract';
import { passkeys } from './passkeys';
import type { phrases } from './phrases';
import type { Verification } from './types';

type Key = Parameters<typeof phrases.t>[0];

/** Texts and rules of a method whose proof is typed. */
export interface TypedMethod {
  readonly label: Key;
  readonly hint: Key;
  readonly empty: Key;
  readonly autoComplete: string;
  /** Whether the proof consists of six digits. */
  readonly isSixDigits: boolean;
  readonly toVerification: (value: string) => Verification;
}

const code = { empty: 'empty.code', autoComplete: 'one-time-code', isSixDigits: true } as const;

export const typedMethods: Readonly<Record<Exclude<ProofMethod, 'passkey'>, TypedMethod>> = {
  password: {
    label: 'password',
    hint: 'passwordHint',
    empty: 'empty.password',
    autoComplete: 'current-password',
    isSixDigits: false,
    toVerification: (password) => ({ method: 'password', password }),
  },
  phone: {
    ...code,
    label: 'code',
    hint: 'phoneHint',
    toVerification: (authCode) => ({ method: 'phone', authCode }),
  },
  mail: {
    ...code,
    label: 'code',
    hint: 'mailHint',
    toVerification: (authCode) => ({ method: 'mail', authCode }),
  },
  totp: {
    ...code,
    label: 'totp',
    hint: 'totpHint',
    toVerification: (value) => ({ method: 'totp', code: value }),
  },
  recovery: {
    label: 'recovery',
    hint: 'recoveryHint',
    empty: 'empty.recovery',
    autoComplete: 'off',
    isSixDigits: false,
    toVerification: (value) => ({ method: 'recovery', code: value.trim() }),
  },
};

const isKnown = (method: ProofMethod): boolean => method === 'passkey' || method in typedMethods;

/**
 * The methods that this browser and page support; passkeys are listed without support only when nothing else is
 * left.
 */
export function usableMethods(methods: readonly ProofMethod[]): readonly ProofMethod[] {
  const knownMethods = methods.filter(isKnown);
  const usable = knownMethods.filter((method) => method !== 'passkey' || passkeys.supported());
  return usable.length > 0 ? usable : knownMethods;
}
