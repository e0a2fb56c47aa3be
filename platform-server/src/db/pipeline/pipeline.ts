import pg from 'pg';
import { requireAssumptions } from '../library-version';
import { pgAssumptions } from './pg-assumptions';
import { type ConnectionSetup, PipelinedConnection } from './pipelined-connection';
import type { Prelude, Statement } from './preceded-query';

const MAX_CONNECTIONS = 4;

/** Runs short statements, many at once on few connections. */
export interface Pipeline {
  /** Runs one statement, as the system, unless its prelude first sets role and tenant or takes a lock. */
  query<R extends pg.QueryResultRow>(statement: Statement, prelude: Prelude | null): Promise<R[]>;
  close(): Promise<void>;
}

class ConnectionPool implements Pipeline {
  private readonly connections = new Set<PipelinedConnection>();

  constructor(
    private readonly options: pg.ClientConfig,
    private readonly setup: ConnectionSetup,
  ) {}

  /** Runs one statement, as the system, unless its prelude first sets role and tenant or takes a lock. */
  query<R extends pg.QueryResultRow>(statement: Statement, prelude: Prelude | null): Promise<R[]> {
    return this.pickConnection().query<R>(statement, prelude);
  }

  async close(): Promise<void> {
    await Promise.all([...this.connections].map(({ client }) => client.end().catch(() => {})));
  }

  private pickConnection(): PipelinedConnection {
    let leastBusy: PipelinedConnection | undefined;
    for (const connection of this.connections) {
      if (connection.hasCapacity) return connection;
      if (!leastBusy || connection.pending < leastBusy.pending) leastBusy = connection;
    }
    if (leastBusy && this.connections.size === MAX_CONNECTIONS) return leastBusy;
    const connection = new PipelinedConnection(this.options, this.setup, (closed) =>
      this.connections.delete(closed),
    );
    this.connections.add(connection);
    return connection;
  }
}

/** Opens connections on demand. Throws StartupError if `pg` does not meet the assumptions of this code. */
export function openPipeline(options: pg.ClientConfig, setup: ConnectionSetup): Pipeline {
  requireAssumptions(pgAssumptions(pg));
  return new ConnectionPool(options, setup);
}
