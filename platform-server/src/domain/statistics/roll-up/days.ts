import { type SQL, sql } from 'drizzle-orm';

/** The day that an instant belongs to, by the clocks of the installation. */
export const dayOf = (at: SQL, zone: string): SQL => sql`(${at} AT TIME ZONE ${zone}::text)::date`;

/** The instant at which a day begins there. */
export const startOf = (day: SQL, zone: string): SQL =>
  sql`((${day})::timestamp AT TIME ZONE ${zone}::text)`;

/** Whether an instant belongs to a day; an index on it is used. */
export const isOn = (at: SQL, day: SQL, zone: string): SQL =>
  sql`(${at} >= ${startOf(day, zone)} AND ${at} < ${startOf(sql`${day} + 1`, zone)})`;
