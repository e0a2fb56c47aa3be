import pg from 'pg';

/** A hand-written statement: parsed and planned once a connection, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The place of a statement of one tenant: both identifiers as text, '' for none. */
export interface Wall {
  readonly tenantId: string;
  readonly accountId: string;
}

const ENTER_TENANT = 'enter_tenant';

/** No row, whatever the settings were: it is there for its effect until the transaction's end. */
const enterTenant = (role: string): string =>
  `SELECT 1 WHERE set_config('role', ${pg.escapeLiteral(role)}, true)
    || set_config('app.tenant_id', $1, true) || set_config('app.account_id', $2, true) IS NULL`;

type Done<R extends pg.QueryResultRow> = (error: Error | null, result: pg.QueryResult<R>) => void;

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
class WalledQuery extends PlainQuery {
  private entering = true;

  constructor(
    config: object,
    private readonly wall: Wall,
  ) {
    super(config);
  }

  /** Called by `pg` between cork and uncork, before it sends the statement itself. */
  override prepare(connection: pg.Connection): void {
    const values = [this.wall.tenantId, this.wall.accountId];
    connection.bind({ statement: ENTER_TENANT, values }, true);
    connection.execute({}, true);
    super.prepare(connection);
  }

  override handleCommandComplete(message: object, connection: pg.Connection): void {
    if (this.entering) this.entering = false;
    else super.handleCommandComplete(message, connection);
  }
}

/** How a connection begins. */
export interface Opening {
  readonly statements: readonly string[];
  /** The role of what runs inside the wall. */
  readonly tenantRole: string;
}

/** Statements that wait on one connection before the next one is opened. */
const FULL = 16;
/** A connection silent for so long works on something slow: nobody queues behind it. */
const SLOW_MS = 20;
const LINES = 4;

/** One connection that is asked again before it has answered. */
class Line {
  pending = 0;
  /** When it last answered, or was last asked while it had nothing to do. */
  private heard = 0;
  readonly client: pg.Client;
  private readonly ready: Promise<unknown>;

  constructor(
    options: pg.ClientConfig,
    private readonly opening: Opening,
    gone: (line: Line) => void,
  ) {
    this.client = new pg.Client({ ...options, pipeline: true } as pg.ClientConfig);
    const leave = (): void => gone(this);
    this.client.on('error', leave);
    this.client.on('end', leave);
    this.ready = this.open();
    this.ready.catch(leave);
  }

  private async open(): Promise<void> {
    await this.client.connect();
    await Promise.all([
      ...this.opening.statements.map((text) => this.client.query(text)),
      // These statements touch a page of rows by index: planning them again never pays.
      this.client.query('SET plan_cache_mode = force_generic_plan'),
      this.client.query({
        name: ENTER_TENANT,
        text: enterTenant(this.opening.tenantRole),
        values: ['', ''],
      }),
    ]);
  }

  /** Free, or quick enough to be asked more. */
  get takesMore(): boolean {
    if (this.pending === 0) return true;
    return this.pending < FULL && performance.now() - this.heard < SLOW_MS;
  }

  async ask<R extends pg.QueryResultRow>(statement: Statement, wall: Wall | null): Promise<R[]> {
    if (this.pending === 0) this.heard = performance.now();
    this.pending += 1;
    try {
      await this.ready;
      return await new Promise<R[]>((resolve, reject) => {
        const callback: Done<R> = (error, result) => (error ? reject(error) : resolve(result.rows));
        const config = { ...statement, callback };
        this.client.query(wall ? new WalledQuery(config, wall) : new PlainQuery(config));
      });
    } finally {
      this.pending -= 1;
      this.heard = performance.now();
    }
  }
}

/**
 * Short reads of every call, many at once on few connections. A request then costs a part of a
 * write to the database instead of several writes.
 */
export class Pipeline {
  private readonly lines = new Set<Line>();

  constructor(
    private readonly options: pg.ClientConfig,
    private readonly opening: Opening,
  ) {}

  /** Runs one statement, across tenants or inside the wall. */
  ask<R extends pg.QueryResultRow>(statement: Statement, wall: Wall | null): Promise<R[]> {
    return this.choose().ask<R>(statement, wall);
  }

  async close(): Promise<void> {
    await Promise.all([...this.lines].map(({ client }) => client.end().catch(() => {})));
  }

  private choose(): Line {
    let least: Line | undefined;
    for (const line of this.lines) {
      if (line.takesMore) return line;
      if (!least || line.pending < least.pending) least = line;
    }
    if (least && this.lines.size === LINES) return least;
    const line = new Line(this.options, this.opening, (gone) => this.lines.delete(gone));
    this.lines.add(line);
    return line;
  }
}
