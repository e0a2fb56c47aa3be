import { listQuery } from '@edu/shared-utility/admin';

/** Whose applications: those that wait for us, or our own. */
export type Side = 'received' | 'sent';

const filters = {
  keyword: 'text',
  status: ['pending', 'granted', 'refused', 'ended'],
  side: ['sent'],
} as const;
export type ApplicationConditions = typeof filters;

export const applicationQuery = listQuery({ filters });

type Params = ReturnType<typeof applicationQuery.params>;

/** What the calls take: the side is which of the two is asked. */
export function requestOf({ side: _, ...params }: Params) {
  return params;
}
