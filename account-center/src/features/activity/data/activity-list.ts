import type { AccountActivity } from '@edu/shared-utility';

/** Entries of one page, as the API counts pages. */
export const PAGE_SIZE = 10;

/** The loaded entries, newest first. */
export interface ActivityList {
  entries: AccountActivity[];
  /** Total number of entries. */
  total: number;
  /** The last page that was loaded; it cannot be computed from the number of entries, since new entries shift them. */
  page: number;
}

export interface ActivityPage {
  pageNum: number;
  list: readonly AccountActivity[];
  total: number;
}

/** Whether there are older entries. */
export const hasOlder = ({ entries, page, total }: ActivityList): boolean =>
  page * PAGE_SIZE < total && entries.length < total;

/** Adds a page without duplicates. The first page adds what is new. */
export function withPage(former: ActivityList | null, page: ActivityPage): ActivityList {
  const { pageNum, total } = page;
  const ids = new Set(former?.entries.map(({ id }) => id));
  const newEntries = page.list.filter(({ id }) => !ids.has(id));
  // Without a common entry there could be a gap between the two, so the older ones are dropped.
  if (!former || (pageNum === 1 && newEntries.length === page.list.length)) {
    return { entries: newEntries, total, page: pageNum };
  }
  const entries =
    pageNum === 1 ? [...newEntries, ...former.entries] : [...former.entries, ...newEntries];
  return { entries, total, page: Math.max(former.page, pageNum) };
}
