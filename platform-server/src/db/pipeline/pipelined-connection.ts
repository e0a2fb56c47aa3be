import pg from 'pg';
import {
  PlainQuery,
  PrecededQuery,
  type Prelude,
  preludes,
  type Statement,
} from './preceded-query';

type QueryCallback<R extends pg.QueryResultRow> = (
  error: Error | null,
  result: pg.QueryResult<R>,
) => void;

/** How a connection is set up. */
export interface ConnectionSetup {
  readonly statements: readonly string[];
  /** The role for statements inside a tenant. */
  readonly tenantRole: string;
}

/** Pending statements on one connection before the next one is opened. */
const MAX_PENDING = 16;

/** A connection without a reply for this long is busy with a slow statement and gets no further ones. */
const SLOW_MS = 20;

const isSendable = (value: unknown): boolean =>
  value === null ||
  typeof value !== 'object' ||
  value instanceof Date ||
  (Array.isArray(value) && value.every(isSendable));

/**
 * If `pg` cannot serialise a value, it closes the named statement in the database but still considers it prepared, so
 * that every later use fails.
 */
function requireSendable({ name, values }: Statement): void {
  if (!values.every(isSendable)) throw new TypeError(`a value of ${name} cannot be sent`);
}

/** One connection that accepts further statements before it has replied. */
export class PipelinedConnection {
  pending = 0;
  /** When it last replied, or last got a statement while idle. */
  private lastReplyAt = 0;
  readonly client: pg.Client;
  private readonly ready: Promise<unknown>;

  constructor(
    options: pg.ClientConfig,
    private readonly setup: ConnectionSetup,
    onClosed: (connection: PipelinedConnection) => void,
  ) {
    this.client = new pg.Client({ ...options, pipeline: true } as pg.ClientConfig);
    const close = (): void => onClosed(this);
    this.client.on('error', close);
    this.client.on('end', close);
    this.ready = this.open();
    this.ready.catch(close);
  }

  private async open(): Promise<void> {
    await this.client.connect();
    await Promise.all([
      ...this.setup.statements.map((text) => this.client.query(text)),
      // These statements read few rows by index, so planning them again never pays off.
      this.client.query('SET plan_cache_mode = force_generic_plan'),
      ...preludes(this.setup.tenantRole).map(({ name, text, values }) =>
        this.client.query({ name, text, values: [...values] }),
      ),
    ]);
  }

  /** True if idle, or fast enough for further statements. */
  get hasCapacity(): boolean {
    if (this.pending === 0) return true;
    return this.pending < MAX_PENDING && performance.now() - this.lastReplyAt < SLOW_MS;
  }

  async query<R extends pg.QueryResultRow>(
    statement: Statement,
    prelude: Prelude | null,
  ): Promise<R[]> {
    requireSendable(statement);
    if (this.pending === 0) this.lastReplyAt = performance.now();
    this.pending += 1;
    try {
      await this.ready;
      return await new Promise<R[]>((resolve, reject) => {
        const callback: QueryCallback<R> = (error, result) =>
          error ? reject(error) : resolve(result.rows);
        const config = { ...statement, callback };
        this.client.query(prelude ? new PrecededQuery(config, prelude) : new PlainQuery(config));
      });
    } finally {
      this.pending -= 1;
      this.lastReplyAt = performance.now();
    }
  }
}
