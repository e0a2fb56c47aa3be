import { sql } from 'drizzle-orm';

/**
 * Seconds after the end in which answers still in transit are accepted; automatic hand-in waits for them. A connected
 * device hands in at the end by itself.
 */
export const GRACE_SECONDS = 60;

/** When a sitting `s` stops accepting answers. */
export const closesAt = sql.raw(`s.ends_at + interval '${GRACE_SECONDS} seconds'`);
