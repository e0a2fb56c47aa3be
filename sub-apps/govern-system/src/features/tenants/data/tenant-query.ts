import { listQuery } from '@edu/shared-utility/admin';

/** How the list is in its address and in the parameters of its call. */
export const tenantQuery = listQuery({
  filters: { keyword: 'text', status: ['enabled', 'disabled', 'expired'] },
});
