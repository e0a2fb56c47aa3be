import { type ErrorCode, errorCodes } from '@edu/shared-utility/contract';
import type { PhraseKey, PhraseValues } from '../phrases';

/** Conditions that an operator has to act on. */
export const alarms = ['sms-budget', 'file-storage'] as const;
export type Alarm = (typeof alarms)[number];

export interface BusinessErrorOptions {
  /** Phrase to show in place of the code's own. */
  readonly phrase?: PhraseKey;
  readonly values?: PhraseValues;
  /** Invalid form fields with their messages; sent as `data.fields` when `data` is not set. */
  readonly fields?: Readonly<Record<string, PhraseKey>>;
  /** `data` of the envelope. */
  readonly data?: unknown;
  /** HTTP status; 200 for business errors (architecture §3). */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Logs this as an error and counts it in the metrics, for the operator. */
  readonly alarm?: Alarm;
}

/** An expected refusal; the error handler turns it into an envelope with this code. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  constructor(
    readonly code: ErrorCode,
    readonly options: BusinessErrorOptions = {},
  ) {
    super(`business error ${code}`);
  }
}

/** A refusal caused by one form field. */
export class FieldError extends BusinessError {
  constructor(
    readonly field: string,
    phrase: PhraseKey,
    code: ErrorCode = errorCodes.invalidInput,
    values?: BusinessErrorOptions['values'],
  ) {
    super(code, { phrase, fields: { [field]: phrase }, ...(values && { values }) });
  }
}
