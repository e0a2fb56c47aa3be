import type { Database } from '../db/database';
import type { Caller } from '../http/caller';
import { countOrRefuse } from './codes/limits';

/** Full numbers that one person may see in ten minutes: enough for some calls, too few to copy a list. */
const REVEALS = { max: 60, seconds: 600 };

/** Counts one revealed number of the person, across all lists; throws 429 beyond the limit. */
export const countReveal = (db: Database, { accountId }: Caller): Promise<void> =>
  countOrRefuse(db, `reveal:${accountId}`, REVEALS);
