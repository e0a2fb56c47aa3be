import type { Database } from '../db/database';
import type { Caller } from '../http/caller';
import { countOrRefuse } from './codes/limits';

/** Whole numbers that one person may see: enough to call some people, too few to copy a list. */
const REVEALS = { max: 60, seconds: 600 };

/** One more whole number for the person, of whatever list. */
export const countReveal = (db: Database, { accountId }: Caller): Promise<void> =>
  countOrRefuse(db, `reveal:${accountId}`, REVEALS);
