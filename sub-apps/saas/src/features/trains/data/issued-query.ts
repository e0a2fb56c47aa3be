import { listQuery } from '@edu/shared-utility/admin';

export const issuedStates = ['valid', 'expired', 'revoked'] as const;

/** The certificates of a training, of an address. */
export const issuedQuery = listQuery({
  filters: { keyword: 'text', status: issuedStates },
  sort: ['issuedAt', 'certificateNo'],
});
