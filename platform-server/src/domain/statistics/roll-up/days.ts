import { type SQL, sql } from 'drizzle-orm';

/** The day of a timestamp in the installation's time zone. */
export const dayOf = (at: SQL, zone: string): SQL => sql`(${at} AT TIME ZONE ${zone}::text)::date`;

/** The start of a day in that time zone. */
export const startOf = (day: SQL, zone: string): SQL =>
  sql`((${day})::timestamp AT TIME ZONE ${zone}::text)`;

/** Whether a timestamp belongs to a day, written so that an index on it can be used. */
export const isOn = (at: SQL, day: SQL, zone: string): SQL =>
  sql`(${at} >= ${startOf(day, zone)} AND ${at} < ${startOf(sql`${day} + 1`, zone)})`;
