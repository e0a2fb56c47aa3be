import type { CourseId, PageQuery } from '@edu/shared-utility';
import { type ListParams, listQuery } from '@edu/shared-utility/admin';

const filters = { keyword: 'text', finished: ['true', 'false'] } as const;

/** The list's query in the URL. */
export const learnerQuery = listQuery({ filters });

/** Converts the query to the call's parameters. */
export const learnerParams = (
  id: string,
  { pageNum, pageSize, keyword, finished }: ListParams<typeof filters, never>,
): PageQuery & CourseId & { keyword?: string; finished?: boolean } => ({
  id,
  pageNum,
  pageSize,
  ...(keyword && { keyword }),
  ...(finished && { finished: finished === 'true' }),
});
