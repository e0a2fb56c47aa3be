import { formatDate } from '@edu/shared-utility';

/** The last day on which something that ends then can be used, where the person is. */
export const lastMomentText = (end: string): string =>
  formatDate(new Date(Date.parse(end) - 1).toISOString(), 'date');
