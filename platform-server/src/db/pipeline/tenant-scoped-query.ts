import pg from 'pg';

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

export const scopeValues = (scope: ScopeParameters): string[] =>
  settings.map((name) => scope[name]);

export const NO_SCOPE = settings.map(() => '');

export const SET_SCOPE = 'set_scope';

/** Returns no row whatever the settings were: it is there for its effect until the transaction's end. */
export const setScopeSql = (role: string): string =>
  `SELECT 1 WHERE set_config('role', ${pg.escapeLiteral(role)}, true)
    || set_config('app.tenant_id', $1, true) || set_config('app.account_id', $2, true)
    || set_config('app.organ_id', $3, true) || set_config('app.member_id', $4, true)
    || set_config('app.branches', $5, true) IS NULL`;

/** `pg`'s query with what its typings leave out; pg-assumptions.ts checks it at the start. */
export const PlainQuery = pg.Query as unknown as new (
  config: object,
) => pg.Query & {
  prepare(connection: pg.Connection): void;
  handleCommandComplete(message: object, connection: pg.Connection): void;
};

/**
 * A statement inside one tenant in one round trip: what is sent up to one Sync is one transaction,
 * so role and tenant hold for this statement and end with it.
 */
export class TenantScopedQuery extends PlainQuery {
  private awaitsScopeReply = true;

  constructor(
    config: object,
    private readonly scope: ScopeParameters,
  ) {
    super(config);
  }

  /** Called by `pg` between cork and uncork, before it sends the statement itself. */
  override prepare(connection: pg.Connection): void {
    connection.bind({ statement: SET_SCOPE, values: scopeValues(this.scope) }, true);
    connection.execute({}, true);
    super.prepare(connection);
  }

  override handleCommandComplete(message: object, connection: pg.Connection): void {
    if (this.awaitsScopeReply) this.awaitsScopeReply = false;
    else super.handleCommandComplete(message, connection);
  }
}
