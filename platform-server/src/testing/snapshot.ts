import type pg from 'pg';

export interface Snapshot {
  /** Puts rows and sequences back; false, with nothing done, where more than those has changed. */
  restore(client: pg.Client): Promise<boolean>;
}

const OURS = `nspname !~ '^pg_' AND nspname NOT IN ('information_schema', 'snapshot')`;

/** Everything but rows: tables, columns, triggers, policies, functions, rights, roles. */
const SHAPE = `
  WITH ours AS (SELECT oid FROM pg_namespace WHERE ${OURS}),
  classes AS (SELECT * FROM pg_class WHERE relnamespace IN (SELECT oid FROM ours)),
  parts(part) AS (
    SELECT concat_ws(' ', 'class', oid, relname, relkind, relowner, relrowsecurity,
      relforcerowsecurity, relacl, reloptions) FROM classes
    UNION ALL SELECT concat_ws(' ', 'column', attrelid, attname, atttypid, attnotnull, attisdropped,
      attacl) FROM pg_attribute WHERE attrelid IN (SELECT oid FROM classes)
    UNION ALL SELECT concat_ws(' ', 'default', oid, adrelid, adnum) FROM pg_attrdef
    UNION ALL SELECT concat_ws(' ', 'trigger', oid, tgrelid, tgname, tgenabled) FROM pg_trigger
    UNION ALL SELECT p::text FROM pg_policy p
    UNION ALL SELECT concat_ws(' ', 'constraint', oid, conname, conrelid) FROM pg_constraint
    UNION ALL SELECT concat_ws(' ', 'function', oid, proname, prosrc, proacl) FROM pg_proc
      WHERE pronamespace IN (SELECT oid FROM ours)
    UNION ALL SELECT concat_ws(' ', 'schema', oid, nspname, nspacl) FROM pg_namespace
      WHERE oid IN (SELECT oid FROM ours)
    UNION ALL SELECT r::text FROM pg_roles r
    UNION ALL SELECT m::text FROM pg_auth_members m
    UNION ALL SELECT s::text FROM pg_db_role_setting s
    UNION ALL SELECT d::text FROM pg_description d WHERE objoid IN (SELECT oid FROM classes)
  )
  SELECT md5(string_agg(part, E'\\n' ORDER BY part)) AS shape FROM parts`;

/** Columns of generated values are filled by the table itself. */
const TABLES = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name, format('snapshot.%I', n.nspname || '.' || c.relname) AS copy,
    (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND ${OURS}`;

const SEQUENCES = `
  SELECT format('SELECT setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
    coalesce(last_value, start_value), last_value IS NOT NULL) AS set FROM pg_sequences`;

interface Table {
  readonly name: string;
  readonly copy: string;
  readonly columns: string;
}

/** A sum over everything but rows. */
export const shapeOf = async (client: pg.Client): Promise<string> =>
  (await client.query<{ shape: string }>(SHAPE)).rows[0]?.shape ?? '';

/** Keeps copies of all rows beside them. As the owner of the tables. */
export async function takeSnapshot(client: pg.Client): Promise<Snapshot> {
  const { rows: tables } = await client.query<Table>(TABLES);
  const { rows: sequences } = await client.query<{ set: string }>(SEQUENCES);
  await client.query('CREATE SCHEMA snapshot');
  const filled: Table[] = [];
  for (const table of tables) {
    const { rowCount } = await client.query(
      `CREATE TABLE ${table.copy} AS SELECT ${table.columns} FROM ${table.name}`,
    );
    if (rowCount) filled.push(table);
  }
  const restoring = [
    'BEGIN',
    // no trigger notes it, no foreign key asks for an order
    `SET LOCAL session_replication_role = 'replica'`,
    ...tables.map(({ name }) => `DELETE FROM ${name}`),
    ...filled.map(
      ({ name, copy, columns }) =>
        `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT * FROM ${copy}`,
    ),
    ...sequences.map(({ set }) => set),
    'COMMIT',
  ].join(';');
  const shape = await shapeOf(client);
  return {
    async restore(asked) {
      if ((await shapeOf(asked)) !== shape) return false;
      await asked.query(restoring);
      return true;
    },
  };
}
