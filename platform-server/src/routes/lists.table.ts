import { listsOfPeople } from './lists.people';
import { listsOfRecords } from './lists.records';
import type { List } from './lists.rules';
import { listsOfTeaching } from './lists.teaching';

/** Every list of the contract. */
export const lists: Readonly<Record<string, List>> = {
  ...listsOfPeople,
  ...listsOfTeaching,
  ...listsOfRecords,
};
