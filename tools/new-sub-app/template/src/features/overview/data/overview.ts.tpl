import { api, quietly, type Student } from '@edu/shared-utility';

/** How many students there are, and the first of them. */
export interface Overview {
  readonly total: number;
  readonly newest: readonly Student[];
}

const first = { pageNum: 1, pageSize: 5 };

export async function readOverview(signal: AbortSignal): Promise<Overview> {
  // The page shows a failure in its place, so nothing is toasted.
  const { total, list } = await api.user.findByCondition(first, { ...quietly, signal });
  return { total, newest: list };
}
