import { listQuery } from '@edu/shared-utility/admin';

/** Mapping of the list to its address and its call. */
export const tenantQuery = listQuery({
  filters: { keyword: 'text', status: ['enabled', 'disabled', 'expired'] },
});
