import pg from 'pg';

/** The database cannot be reached, or not in time. The request itself was valid and may be repeated. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  /** @param reason an error code of the system or of PostgreSQL, or the driver's message: never user input */
  constructor(
    readonly reason: string,
    cause: unknown,
  ) {
    super(`the database is away (${reason})`, { cause });
  }
}

const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];

/**
 * By PostgreSQL's error classes: connection (08), log-in refused (28), database missing (3D), out of connections,
 * memory or disk (53), shutdown or statement time-out (57), idle transaction ended (25P03).
 */
const UNAVAILABLE_SQL_STATES = /^(08|28|3D|53|57P0|57014|25P03)/;

/** Messages of `pg` without an error code. */
const UNAVAILABLE_MESSAGES = [
  'Query read timeout',
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'timeout expired',
];

/** The reason why the database is unavailable; null for any other error. */
export function unavailableReason(error: unknown): string | null {
  for (let e = error as Partial<NodeJS.ErrnoException> | undefined; e; e = e.cause as typeof e) {
    if (e instanceof DatabaseUnavailableError) return e.reason;
    const { code = '', syscall, message = '' } = e;
    if (e instanceof pg.DatabaseError) return UNAVAILABLE_SQL_STATES.test(code) ? code : null;
    if (NETWORK.includes(code) || syscall === 'connect') return code;
    if (UNAVAILABLE_MESSAGES.some((words) => message.startsWith(words))) return message;
  }
  return null;
}

/** For a promise's `catch`: rethrows the error, as DatabaseUnavailableError if that is its reason. */
export function rethrowUnavailable(error: unknown): never {
  const reason = unavailableReason(error);
  throw reason === null || error instanceof DatabaseUnavailableError
    ? error
    : new DatabaseUnavailableError(reason, error);
}
