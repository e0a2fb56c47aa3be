import { listQuery } from '@edu/shared-utility/admin';

const filters = {
  keyword: 'text',
  kind: ['video', 'audio', 'document', 'image'],
  status: ['uploading', 'converting', 'ready', 'failed'],
  categoryId: 'text',
  from: ['granted', 'offered'],
} as const;
export type ResourceConditions = typeof filters;

/** The list's query in the URL. */
export const resourceQuery = listQuery({
  filters,
  sort: ['title', 'bytes', 'createdAt', 'updatedAt'],
  names: { categoryId: 'category' },
});

type Params = ReturnType<typeof resourceQuery.params>;

/** Drops the category filter for resources of others, since categories belong to the own organisation. */
export function requestOf(params: Params): Params {
  if (!params.from) return params;
  const { categoryId: _, ...rest } = params;
  return rest;
}
