import { listQuery } from '@edu/shared-utility/admin';

const filters = {
  keyword: 'text',
  kind: ['video', 'audio', 'document', 'image'],
  status: ['uploading', 'converting', 'ready', 'failed'],
  categoryId: 'text',
  from: ['granted', 'offered'],
} as const;
export type ResourceConditions = typeof filters;

/** How the list is in its address. */
export const resourceQuery = listQuery({
  filters,
  sort: ['title', 'bytes', 'createdAt', 'updatedAt'],
  names: { categoryId: 'category' },
});

type Params = ReturnType<typeof resourceQuery.params>;

/** Categories are the organisation's own: of what others have none is asked for. */
export function requestOf(params: Params): Params {
  if (!params.from) return params;
  const { categoryId: _, ...rest } = params;
  return rest;
}
