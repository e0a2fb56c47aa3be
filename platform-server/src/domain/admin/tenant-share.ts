import type { Database } from '../../db/database';
import { countOrRefuse } from '../codes/limits';

/** Per tenant, because an administrator can create more administrators. */
const PER_TENANT = { max: 1000, seconds: 86_400 };

/**
 * Counts administrators' requests that send messages to people of their choice; throws 429 beyond the tenant's limit.
 */
export const countAdministered = (db: Database, tenantId: string): Promise<void> =>
  countOrRefuse(db, `administered:${tenantId}`, PER_TENANT);
