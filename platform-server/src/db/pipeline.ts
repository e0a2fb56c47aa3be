import pg from 'pg';

/** A hand-written statement: parsed and planned once a connection, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The place of a statement of one tenant: both identifiers as text, '' for none. */
export interface ScopeParameters {
  readonly tenantId: string;
  readonly accountId: string;
}

const SET_SCOPE = 'enter_tenant';

/** No row, whatever the settings were: it is there for its effect until the transaction's end. */
const setScopeSql = (role: string): string =>
  `SELECT 1 WHERE set_config('role', ${pg.escapeLiteral(role)}, true)
    || set_config('app.tenant_id', $1, true) || set_config('app.account_id', $2, true) IS NULL`;

type QueryCallback<R extends pg.QueryResultRow> = (
  error: Error | null,
  result: pg.QueryResult<R>,
) => void;

/** `pg`'s query with what its typings leave out. */
const PlainQuery = pg.Query as unknown as new (
  config: object,
) => pg.Query & {
  prepare(connection: pg.Connection): void;
  handleCommandComplete(message: object, connection: pg.Connection): void;
};

/**
 * A statement behind the tenant's wall in one round trip: what is sent up to one Sync is one
 * transaction, so the role and the tenant hold for this statement and end with it.
 */
class TenantScopedQuery extends PlainQuery {
  private awaitsScopeReply = true;

  constructor(
    config: object,
    private readonly scope: ScopeParameters,
  ) {
    super(config);
  }

  /** Called by `pg` between cork and uncork, before it sends the statement itself. */
  override prepare(connection: pg.Connection): void {
    const values = [this.scope.tenantId, this.scope.accountId];
    connection.bind({ statement: SET_SCOPE, values }, true);
    connection.execute({}, true);
    super.prepare(connection);
  }

  override handleCommandComplete(message: object, connection: pg.Connection): void {
    if (this.awaitsScopeReply) this.awaitsScopeReply = false;
    else super.handleCommandComplete(message, connection);
  }
}

/** How a connection begins. */
export interface ConnectionSetup {
  readonly statements: readonly string[];
  /** The role of what runs inside the wall. */
  readonly tenantRole: string;
}

/** Statements that wait on one connection before the next one is opened. */
const MAX_PENDING = 16;
/** A connection silent for so long works on something slow: nobody queues behind it. */
const SLOW_MS = 20;
const MAX_CONNECTIONS = 4;

/** One connection that is asked again before it has answered. */
class PipelinedConnection {
  pending = 0;
  /** When it last answered, or was last asked while it had nothing to do. */
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
      // These statements touch a page of rows by index: planning them again never pays.
      this.client.query('SET plan_cache_mode = force_generic_plan'),
      this.client.query({
        name: SET_SCOPE,
        text: setScopeSql(this.setup.tenantRole),
        values: ['', ''],
      }),
    ]);
  }

  /** Free, or quick enough to be asked more. */
  get hasCapacity(): boolean {
    if (this.pending === 0) return true;
    return this.pending < MAX_PENDING && performance.now() - this.lastReplyAt < SLOW_MS;
  }

  async query<R extends pg.QueryResultRow>(
    statement: Statement,
    scope: ScopeParameters | null,
  ): Promise<R[]> {
    if (this.pending === 0) this.lastReplyAt = performance.now();
    this.pending += 1;
    try {
      await this.ready;
      return await new Promise<R[]>((resolve, reject) => {
        const callback: QueryCallback<R> = (error, result) =>
          error ? reject(error) : resolve(result.rows);
        const config = { ...statement, callback };
        this.client.query(scope ? new TenantScopedQuery(config, scope) : new PlainQuery(config));
      });
    } finally {
      this.pending -= 1;
      this.lastReplyAt = performance.now();
    }
  }
}

/**
 * Short reads of every call, many at once on few connections. A request then costs a part of a
 * write to the database instead of several writes.
 */
export class Pipeline {
  private readonly connections = new Set<PipelinedConnection>();

  constructor(
    private readonly options: pg.ClientConfig,
    private readonly setup: ConnectionSetup,
  ) {}

  /** Runs one statement, across tenants or inside the wall. */
  query<R extends pg.QueryResultRow>(
    statement: Statement,
    scope: ScopeParameters | null,
  ): Promise<R[]> {
    return this.pickConnection().query<R>(statement, scope);
  }

  async close(): Promise<void> {
    await Promise.all([...this.connections].map(({ client }) => client.end().catch(() => {})));
  }

  private pickConnection(): PipelinedConnection {
    let least: PipelinedConnection | undefined;
    for (const connection of this.connections) {
      if (connection.hasCapacity) return connection;
      if (!least || connection.pending < least.pending) least = connection;
    }
    if (least && this.connections.size === MAX_CONNECTIONS) return least;
    const connection = new PipelinedConnection(this.options, this.setup, (onClosed) =>
      this.connections.delete(onClosed),
    );
    this.connections.add(connection);
    return connection;
  }
}
