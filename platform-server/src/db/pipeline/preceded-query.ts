import pg from 'pg';
import { lockOfKey } from '../advisory-locks';

/** A hand-written statement: parsed and planned once a connection, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What a statement may see: identifiers as text, '' for none. */
export interface ScopeParameters {
  readonly tenantId: string;
  readonly accountId: string;
  readonly organId: string;
  readonly memberId: string;
  /** An array's literal, or `*` for all of the organisation. */
  readonly branches: string;
}

const settings: readonly (keyof ScopeParameters)[] = [
  'tenantId',
  'accountId',
  'organId',
  'memberId',
  'branches',
];

/** What runs first in the transaction of a statement: a prepared one that returns no row. */
export interface Prelude {
  readonly statement: string;
  readonly values: readonly string[];
}

const SET_SCOPE = 'set_scope';
const HOLD_KEY = 'hold_key';

/** Role and tenant, until the statement's end. */
export const inScope = (scope: ScopeParameters): Prelude => ({
  statement: SET_SCOPE,
  values: settings.map((name) => scope[name]),
});

/** Waits until nobody else holds the key (`advisoryLocks`), and holds it until the statement's end. */
export const holding = (key: string): Prelude => ({ statement: HOLD_KEY, values: [key] });

/** The same, to be prepared once a connection; each is there for its effect and returns no row whatever comes of it. */
export const preludes = (tenantRole: string): Statement[] => [
  {
    name: SET_SCOPE,
    text: `SELECT 1 WHERE set_config('role', ${pg.escapeLiteral(tenantRole)}, true)
    || set_config('app.tenant_id', $1, true) || set_config('app.account_id', $2, true)
    || set_config('app.organ_id', $3, true) || set_config('app.member_id', $4, true)
    || set_config('app.branches', $5, true) IS NULL`,
    values: settings.map(() => ''),
  },
  { name: HOLD_KEY, text: `SELECT 1 WHERE ${lockOfKey('$1')} IS NULL`, values: [''] },
];

/** `pg`'s query with what its typings leave out; pg-assumptions.ts checks it at the start. */
export const PlainQuery = pg.Query as unknown as new (
  config: object,
) => pg.Query & {
  prepare(connection: pg.Connection): void;
  handleCommandComplete(message: object, connection: pg.Connection): void;
};

/**
 * A statement after its prelude in one round trip: what is sent up to one Sync is one transaction, so role and tenant,
 * or a lock, hold for this statement and end with it. What it sees is as it was when the prelude was over.
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
