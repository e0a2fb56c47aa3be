import { listQuery } from '@edu/shared-utility/admin';

export const query = listQuery({
  filters: { keyword: 'text', status: ['active', 'suspended'] },
  sort: ['name'],
});
