import { sql } from 'drizzle-orm';

/**
 * What was answered before the end may be on its way: for so long after it the server takes it, and the clock waits. A
 * device that is there hands in at the end and waits for nothing.
 */
export const GRACE_SECONDS = 60;

/** When a sitting `s` takes nothing more. */
export const closesAt = sql.raw(`s.ends_at + interval '${GRACE_SECONDS} seconds'`);
