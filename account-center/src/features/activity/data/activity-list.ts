import type { AccountActivity } from '@edu/shared-utility';

/** Entries of one page, as the API counts pages. */
export const PAGE_SIZE = 10;

/** What is shown of the trail, newest first. */
export interface ActivityList {
  entries: AccountActivity[];
  /** Entries that the API has. */
  total: number;
  /** The last page that was read; counting entries does not tell it, new ones shift them down. */
  page: number;
}

export interface ActivityPage {
  pageNum: number;
  list: readonly AccountActivity[];
  total: number;
}

/** Whether older entries are left to read. */
export const hasOlder = ({ entries, page, total }: ActivityList): boolean =>
  page * PAGE_SIZE < total && entries.length < total;

/** The list after one more page, no entry twice. The first page brings what is new since. */
export function withPage(former: ActivityList | null, page: ActivityPage): ActivityList {
  const { pageNum, total } = page;
  const ids = new Set(former?.entries.map(({ id }) => id));
  const fresh = page.list.filter(({ id }) => !ids.has(id));
  // with nothing in common there would be a gap between the two
  if (!former || (pageNum === 1 && fresh.length === page.list.length)) {
    return { entries: fresh, total, page: pageNum };
  }
  const entries = pageNum === 1 ? [...fresh, ...former.entries] : [...former.entries, ...fresh];
  return { entries, total, page: Math.max(former.page, pageNum) };
}
