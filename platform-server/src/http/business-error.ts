import { type ErrorCode, errorCodes } from '@edu/shared-utility/contract';
import type { PhraseKey } from '../phrases';

/** What the operator is told of. */
export const alarms = ['sms-budget', 'file-storage'] as const;
export type Alarm = (typeof alarms)[number];

export interface BusinessErrorOptions {
  /** Another text than the code's own. */
  readonly phrase?: PhraseKey;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Fields of the form with what is wrong in each: `data.fields`, where `data` is not given. */
  readonly fields?: Readonly<Record<string, PhraseKey>>;
  /** What the envelope's `data` carries. */
  readonly data?: unknown;
  /** HTTP status; 200 for business errors (architecture §3). */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Something that the operator has to look at: written as an error to the log and counted in the metrics. */
  readonly alarm?: Alarm;
}

/** A refusal that the caller understands: it becomes the envelope with this code. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  constructor(
    readonly code: ErrorCode,
    readonly options: BusinessErrorOptions = {},
  ) {
    super(`business error ${code}`);
  }
}

/** A refusal that names one field of the form. */
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
