import { tenantImport } from '../domain/sheets/tenant-import';
import type { JobKind } from './kinds';

/** Every kind of work, by the name that its jobs carry. */
export const jobKinds = { 'tenant.import': tenantImport } as const satisfies Record<
  string,
  JobKind
>;
