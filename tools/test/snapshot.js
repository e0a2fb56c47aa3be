/**
 * @typedef {object} Snapshot
 * @property {(client: import('pg').Client) => Promise<boolean>} restore puts rows and sequences back; false, with
 *   nothing done, where more than those has changed
 *
 * @typedef {{ name: string, copy: string, columns: string }} Table
 */

const OURS = `nspname !~ '^pg_' AND nspname NOT IN ('information_schema', 'snapshot')`;

/** Everything but rows: tables, columns, triggers, policies, functions, privileges, roles. */
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

/** A digest of everything but rows. @param {import('pg').Client} client @returns {Promise<string>} */
export const shapeOf = async (client) => (await client.query(SHAPE)).rows[0]?.shape ?? '';

/**
 * A mark for the rows of each table: their number, and the sum of the ids of the transactions that wrote them. Any
 * change alters it, because later transactions have larger ids.
 * @param {readonly Table[]} tables
 */
const marks = (tables) =>
  tables
    .map(
      ({ name }, index) =>
        `SELECT ${index} AS place, concat_ws(' ', count(*), sum(xmin::text::bigint)) AS mark FROM ${name}`,
    )
    .join(' UNION ALL ');

/** @param {import('pg').Client} client @param {readonly Table[]} tables @returns {Promise<string[]>} in their order */
async function readMarks(client, tables) {
  if (tables.length === 0) return [];
  /** @type {{ rows: { place: number, mark: string }[] }} */
  const { rows } = await client.query(marks(tables));
  return rows.sort((a, b) => a.place - b.place).map(({ mark }) => mark);
}

/**
 * Copies all rows into another schema. Works as a user who may be the owner of the database; SET LOCAL keeps the role
 * that another connection has set, because the embedded engine has only one session.
 * @param {import('pg').Client} client
 * @returns {Promise<Snapshot>}
 */
export async function takeSnapshot(client) {
  await client.query('BEGIN; SET LOCAL ROLE NONE');
  /** @type {{ rows: Table[] }} */
  const { rows: tables } = await client.query(TABLES);
  /** @type {{ rows: { set: string }[] }} */
  const { rows: sequences } = await client.query(SEQUENCES);
  await client.query('CREATE SCHEMA snapshot');
  /** @type {Set<Table>} */
  const filled = new Set();
  for (const table of tables) {
    const { rowCount } = await client.query(
      `CREATE TABLE ${table.copy} AS SELECT ${table.columns} FROM ${table.name}`,
    );
    if (rowCount) filled.add(table);
  }
  const savedMarks = await readMarks(client, tables);
  await client.query('COMMIT');
  const shape = await shapeOf(client);

  /** Most tests change few tables, and restoring all of them would take more than a second, and memory. */
  async function putBack(/** @type {import('pg').Client} */ session) {
    const currentMarks = await readMarks(session, tables);
    const changed = tables.filter((_, index) => currentMarks[index] !== savedMarks[index]);
    const statements = [
      ...changed.map(({ name }) => `DELETE FROM ${name}`),
      ...changed
        .filter((table) => filled.has(table))
        .map(
          ({ name, copy, columns }) =>
            `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT * FROM ${copy}`,
        ),
      ...sequences.map(({ set }) => set),
    ];
    await session.query(statements.join(';'));
    const marksNow = await readMarks(session, changed);
    changed.forEach((table, index) => {
      savedMarks[tables.indexOf(table)] = marksNow[index] ?? '';
    });
  }

  return {
    async restore(session) {
      if ((await shapeOf(session)) !== shape) return false;
      // Without triggers and checks of foreign keys, so that the order does not matter.
      await session.query(
        `BEGIN; SET LOCAL ROLE NONE; SET LOCAL session_replication_role = 'replica'`,
      );
      await putBack(session);
      await session.query('COMMIT');
      return true;
    },
  };
}
