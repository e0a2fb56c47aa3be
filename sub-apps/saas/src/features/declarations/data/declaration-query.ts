import type { DeclarationStatus } from '@edu/shared-utility';
import { listQuery } from '@edu/shared-utility/admin';

export const declarationStates = [
  'draft',
  'submitted',
  'returned',
  'accepted',
] as const satisfies readonly DeclarationStatus[];

export const submittedStates = ['submitted', 'returned', 'accepted'] as const;

/** The query of the organisation's list in the URL. */
export const declarationQuery = listQuery({
  filters: { keyword: 'text', status: declarationStates, regionId: 'text', branchId: 'text' },
  sort: ['createdAt', 'submittedAt', 'startsAt'],
  names: { regionId: 'region', branchId: 'branch' },
});

/** The query of the operators' list, which has submitted declarations of all tenants. */
export const reviewQuery = listQuery({
  filters: { keyword: 'text', status: submittedStates },
  sort: ['submittedAt'],
});
