import pg from 'pg';
import { DatabaseUnavailableError } from './db/unavailable';

/** A stack frame, as opposed to a message's line that begins alike. */
const FRAME = /^ {4}at .*:\d+:\d+\)?$/;

type ErrorDescription = {
  readonly type: string;
  readonly code?: string | undefined;
  readonly message: string;
  readonly stack: string;
  readonly cause?: {
    readonly type: string;
    readonly code: string | undefined;
    readonly message: string;
  };
};

/** The parts of an error that may be logged: messages of errors and of the database can contain personal input. */
export function describeError(error: Error & { code?: string }): ErrorDescription {
  const { name, code, stack = '' } = error;
  const frames = stack.split('\n').filter((line) => FRAME.test(line));
  const cause = error.cause as (Error & { code?: string }) | undefined;
  return {
    type: name,
    code: code ?? cause?.code,
    message: error instanceof DatabaseUnavailableError ? error.message : '',
    stack: frames.slice(0, 12).join('\n'),
    ...(cause && { cause: { type: cause.name, code: cause.code, message: '' } }),
  };
}

/** Why background work failed, without statement and parameters. */
export function reasonOf(error: unknown): string {
  for (let e = error as Error | undefined; e; e = e.cause as Error | undefined) {
    if (e instanceof DatabaseUnavailableError) return e.message;
    if (e instanceof pg.DatabaseError) return `the database refused a statement (${e.code})`;
    if (!e.message.startsWith('Failed query')) return e.message;
  }
  return 'a statement failed';
}
