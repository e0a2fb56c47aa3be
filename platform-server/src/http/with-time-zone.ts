import { databaseError } from '../db/database';
import { timeZoneName } from '../time-zone-name';
import { FieldError } from './business-error';

const unknownZone = () => new FieldError('zone', 'zone.unknown');

/** Counts by the clocks of the zone that a caller names. @throws FieldError for one that is not known here or to the database */
export async function withTimeZone<T>(zone: string, count: () => Promise<T>): Promise<T> {
  // by name alone: an offset means the opposite in the database
  if (!/^[A-Za-z][\w+\-/]*$/.test(zone) || timeZoneName(zone) === null) throw unknownZone();
  try {
    return await count();
  } catch (error) {
    if (databaseError(error)?.code === '22023') throw unknownZone();
    throw error;
  }
}
