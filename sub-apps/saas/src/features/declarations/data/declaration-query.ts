import type { DeclarationStatus } from '@edu/shared-utility';
import { listQuery } from '@edu/shared-utility/admin';

export const declarationStates = [
  'draft',
  'submitted',
  'returned',
  'accepted',
] as const satisfies readonly DeclarationStatus[];

export const submittedStates = ['submitted', 'returned', 'accepted'] as const;

/** The organisation's declarations as an address says them. */
export const declarationQuery = listQuery({
  filters: { keyword: 'text', status: declarationStates, regionId: 'text', branchId: 'text' },
  sort: ['createdAt', 'submittedAt', 'startsAt'],
  names: { regionId: 'region', branchId: 'branch' },
});

/** Those of all tenants that were submitted. */
export const reviewQuery = listQuery({
  filters: { keyword: 'text', status: submittedStates },
  sort: ['submittedAt'],
});
