import { codePointLength, limits } from '@edu/shared-utility';

export interface PasswordRules {
  readonly length: boolean;
  /** At least two kinds of character: digits, letters, symbols. */
  readonly kinds: boolean;
  /** Printable ASCII characters without spaces. */
  readonly ascii: boolean;
}

const kindCount = (value: string) =>
  [/\d/, /[a-z]/i, /[^\da-z]/i].filter((kind) => kind.test(value)).length;

/** The rules of specification §5 for new passwords; together they are `isPassword`. */
export function passwordRules(value: string): PasswordRules {
  const length = codePointLength(value);
  return {
    length: length >= limits.passwordMin && length <= limits.passwordMax,
    kinds: kindCount(value) >= 2,
    ascii: /^[\x21-\x7e]+$/.test(value),
  };
}

export type Strength = 0 | 1 | 2 | 3;

/** A word followed by symbols and digits (`Demo#2026`); the server refuses most of them as guessable. */
const isWordWithSuffix = (value: string) => /^[a-z]{1,11}[^a-z]*$/i.test(value);

/** 0 empty or invalid, 1 weak, 2 fair, 3 strong: by kinds of character, length and repetition. */
export function passwordStrength(value: string): Strength {
  const rules = passwordRules(value);
  if (!rules.length || !rules.kinds || !rules.ascii) return 0;
  if (isWordWithSuffix(value)) return 1;
  const cases = Number(/[a-z]/.test(value)) + Number(/[A-Z]/.test(value));
  const variety = new Set(value).size / value.length;
  const points =
    kindCount(value) +
    (cases === 2 ? 1 : 0) +
    (value.length >= 12 ? 1 : 0) -
    (variety < 0.5 ? 2 : 0);
  if (points >= 4) return 3;
  return points === 3 ? 2 : 1;
}
