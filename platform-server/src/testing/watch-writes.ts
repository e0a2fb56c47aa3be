import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { grants } from '../db/grants';

/** A committed write of one row; a rollback also removes its log entry. */
export interface Write extends Record<string, unknown> {
  readonly table: string;
  readonly operation: 'INSERT' | 'UPDATE' | 'DELETE';
  /** The row after and before the write; null where there is none. */
  readonly now: Record<string, unknown> | null;
  readonly was: Record<string, unknown> | null;
}

/** As the tables' owner, to whom policies and grants do not apply. */
const asOwner = <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.withSystem(async (tx) => {
    await tx.execute(sql`SET LOCAL ROLE NONE`);
    return work(tx);
  });

/** Adds a trigger to every table that logs each written row. For test databases only. */
export async function watchWrites(db: Database): Promise<void> {
  await asOwner(db, async (tx) => {
    await tx.execute(sql`CREATE SCHEMA watch`);
    await tx.execute(sql`CREATE TABLE watch.write_log (id bigserial PRIMARY KEY,
      "table" text, operation text, now jsonb, was jsonb)`);
    await tx.execute(sql`CREATE FUNCTION watch.note() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
        INSERT INTO watch.write_log ("table", operation, now, was) VALUES (TG_TABLE_NAME, TG_OP,
          CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END,
          CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END);
        RETURN NULL;
      END $$`);
    for (const table of Object.keys(grants)) {
      await tx.execute(sql`CREATE TRIGGER watch AFTER INSERT OR UPDATE OR DELETE
        ON ${sql.identifier(table)} FOR EACH ROW EXECUTE FUNCTION watch.note()`);
    }
  });
}

/** The writes since the last call, oldest first. */
export const takeWrites = (db: Database): Promise<Write[]> =>
  asOwner(db, async (tx) => {
    const { rows } = await tx.execute<Write>(
      sql`WITH gone AS (DELETE FROM watch.write_log RETURNING *)
        SELECT "table", operation, now, was FROM gone ORDER BY id`,
    );
    return rows;
  });

/** A checksum over all rows of each table. */
export const sumsOfTables = (db: Database): Promise<Record<string, string>> =>
  asOwner(db, async (tx) => {
    const input = Object.keys(grants).map(
      (table) =>
        sql`SELECT ${sql.raw(`'${table}'`)} AS name, md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum
          FROM ${sql.identifier(table)} t`,
    );
    const { rows } = await tx.execute<{ name: string; sum: string | null }>(
      sql.join(input, sql` UNION ALL `),
    );
    return Object.fromEntries(rows.map(({ name, sum }) => [name, sum ?? '']));
  });
