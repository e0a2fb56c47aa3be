import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a member has an active actor in an organisation that is not disabled. */
export const hasActiveActor = (memberId: PgColumn): SQL => sql`EXISTS (
  SELECT 1 FROM actor a JOIN organ o ON o.id = a.organ_id AND o.status = 'active'
  WHERE a.member_id = ${memberId} AND a.status = 'active')`;
