import { uuid } from 'drizzle-orm/pg-core';
import { tenant } from './tenant';

/** The tenant that owns the row, which is deleted with it. */
export const tenantId = () =>
  uuid()
    .notNull()
    .references(() => tenant.id, { onDelete: 'cascade' });
