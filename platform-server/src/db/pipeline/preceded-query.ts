import pg from 'pg';
import { lockOfKey } from '../advisory-locks';

/** A hand-written statement that is parsed and planned once per connection, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The scope of a statement: ids as text, '' for none. */
export interface ScopeParameters {
  readonly tenantId: string;
  readonly accountId: string;
  readonly organId: string;
  readonly memberId: string;
  /** An array literal, or `*` for the whole organisation. */
  readonly branches: string;
}

const settings: readonly (keyof ScopeParameters)[] = [
  'tenantId',
  'accountId',
  'organId',
  'memberId',
  'branches',
];

/** A prepared statement without result rows that runs first in the transaction. */
export interface Prelude {
  readonly statement: string;
  readonly values: readonly string[];
}

const SET_SCOPE = 'set_scope';
const LOCK_KEY = 'hold_key';

/** Sets role and tenant until the end of the statement. */
export const scopePrelude = (scope: ScopeParameters): Prelude => ({
  statement: SET_SCOPE,
  values: settings.map((name) => scope[name]),
});

/** Waits for the lock of the key (`advisoryLocks`) and holds it until the end of the statement. */
export const lockPrelude = (key: string): Prelude => ({ statement: LOCK_KEY, values: [key] });

/** The preludes, to be prepared once per connection; each runs for its effect and returns no row. */
export const preludes = (tenantRole: string): Statement[] => [
  {
    name: SET_SCOPE,
    text: `SELECT 1 WHERE set_config('role', ${pg.escapeLiteral(tenantRole)}, true)
    || set_config('app.tenant_id', $1, true) || set_config('app.account_id', $2, true)
    || set_config('app.organ_id', $3, true) || set_config('app.member_id', $4, true)
    || set_config('app.branches', $5, true) IS NULL`,
    values: settings.map(() => ''),
  },
  { name: LOCK_KEY, text: `SELECT 1 WHERE ${lockOfKey('$1')} IS NULL`, values: [''] },
];

/** The query class of `pg` with members that its typings leave out; pg-assumptions.ts checks them at the start. */
export const PlainQuery = pg.Query as unknown as new (
  config: object,
) => pg.Query & {
  prepare(connection: pg.Connection): void;
  handleCommandComplete(message: object, connection: pg.Connection): void;
};

/**
 * A statement with its prelude in one round trip: everything up to one Sync is one transaction, so role and tenant, or
 * a lock, apply to this statement only. The statement sees what was committed when the prelude finished.
 */
export class PrecededQuery extends PlainQuery {
  private awaitsPrelude = true;

  constructor(
    config: object,
    private readonly prelude: Prelude,
  ) {
    super(config);
  }

  /** Called by `pg` between cork and uncork, before it sends the statement itself. */
  override prepare(connection: pg.Connection): void {
    const { statement, values } = this.prelude;
    connection.bind({ statement, values: [...values] }, true);
    connection.execute({}, true);
    super.prepare(connection);
  }

  override handleCommandComplete(message: object, connection: pg.Connection): void {
    if (this.awaitsPrelude) this.awaitsPrelude = false;
    else super.handleCommandComplete(message, connection);
  }
}
