import { uuid } from 'drizzle-orm/pg-core';
import { tenant } from './tenant';

/** Whose a row is; it goes with the tenant. */
export const tenantId = () =>
  uuid()
    .notNull()
    .references(() => tenant.id, { onDelete: 'cascade' });
