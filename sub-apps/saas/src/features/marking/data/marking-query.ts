import { listQuery } from '@edu/shared-utility/admin';

export const markingQuery = listQuery({ filters: {}, sort: [] });
