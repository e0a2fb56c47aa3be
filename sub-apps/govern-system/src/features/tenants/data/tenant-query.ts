import { listQuery } from '@edu/shared-utility/admin';

/** How the list stands in its address and in the parameters of its call. */
export const tenantQuery = listQuery({
  filters: { keyword: 'text', status: ['enabled', 'disabled', 'expired'] },
});
