import pg from 'pg';

/** The database does not answer, or not in time: nothing is wrong with the call, which may come again. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  /** @param reason a code of the system or of PostgreSQL, or the driver's own words: nothing that anybody typed */
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
 * By PostgreSQL's classes: connection (08), log-in refused (28), database gone (3D), out of connections,
 * memory or disk (53), shut down or cancelled for its length (57), an idle transaction ended (25P03).
 */
const STATES = /^(08|28|3D|53|57P0|57014|25P03)/;

/** What `pg` says without a code. */
const WORDS = [
  'Query read timeout',
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'timeout expired',
];

/** Why the database is away, if that is what the error means. */
export function unavailableReason(error: unknown): string | null {
  for (let e = error as Partial<NodeJS.ErrnoException> | undefined; e; e = e.cause as typeof e) {
    if (e instanceof DatabaseUnavailableError) return e.reason;
    const { code = '', syscall, message = '' } = e;
    if (e instanceof pg.DatabaseError) return STATES.test(code) ? code : null;
    if (NETWORK.includes(code) || syscall === 'connect') return code;
    if (WORDS.some((words) => message.startsWith(words))) return message;
  }
  return null;
}

/** For a promise's `catch`: throws on, as DatabaseUnavailableError where that is the reason. */
export function rethrowUnavailable(error: unknown): never {
  const reason = unavailableReason(error);
  throw reason === null || error instanceof DatabaseUnavailableError
    ? error
    : new DatabaseUnavailableError(reason, error);
}
