import { listQuery } from '@edu/shared-utility/admin';

export const issuedStates = ['valid', 'expired', 'revoked'] as const;

/** The query of a training's certificates in the URL. */
export const issuedQuery = listQuery({
  filters: { keyword: 'text', status: issuedStates },
  sort: ['issuedAt', 'certificateNo'],
});
