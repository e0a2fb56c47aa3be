import { databaseError } from '../db/database-errors';
import { timeZoneName } from '../time-zone-name';
import { FieldError } from './business-error';

const unknownZone = () => new FieldError('zone', 'zone.unknown');

/** Runs a query that uses the named time zone. @throws FieldError for one unknown here or to the database */
export async function withTimeZone<T>(zone: string, count: () => Promise<T>): Promise<T> {
  // names only: PostgreSQL reads offsets with the opposite sign
  if (!/^[A-Za-z][\w+\-/]*$/.test(zone) || timeZoneName(zone) === null) throw unknownZone();
  try {
    return await count();
  } catch (error) {
    if (databaseError(error)?.code === '22023') throw unknownZone();
    throw error;
  }
}
