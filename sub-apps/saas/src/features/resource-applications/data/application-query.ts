import { listQuery } from '@edu/shared-utility/admin';

/** Applications received by the organisation, or sent by it. */
export type Side = 'received' | 'sent';

const filters = {
  keyword: 'text',
  status: ['pending', 'granted', 'refused', 'ended'],
  side: ['sent'],
} as const;
export type ApplicationConditions = typeof filters;

export const applicationQuery = listQuery({ filters });

type Params = ReturnType<typeof applicationQuery.params>;

/** The call's parameters; `side` only selects which call is made. */
export function requestOf({ side: _, ...params }: Params) {
  return params;
}
