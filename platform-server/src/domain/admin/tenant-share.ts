import type { Database } from '../../db/database';
import { countOrRefuse } from '../codes/limits';

/** Of one tenant: administrators who make more administrators of themselves share it. */
const PER_TENANT = { max: 1000, seconds: 86_400 };

/** Counts what an administrator does that sends messages to people of their choice; 429 beyond the tenant's share. */
export const countAdministered = (db: Database, tenantId: string): Promise<void> =>
  countOrRefuse(db, `administered:${tenantId}`, PER_TENANT);
