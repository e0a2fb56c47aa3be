import { StartupError } from '../startup-error';
import { timeZoneName } from '../time-zone-name';
import type { Env } from './read-value';

/** Whose days an installation counts unless it says otherwise, the demo's too. */
export const HOME_ZONE = 'Asia/Shanghai';

/** By name alone: an offset means the opposite in the database. */
const NAMED = /^[A-Za-z][\w+\-/]*$/;

/** The time zone whose days the statistics count. */
export function timeZoneOf(env: Env): string {
  const zone = env.TIME_ZONE || HOME_ZONE;
  if (NAMED.test(zone) && timeZoneName(zone)) return zone;
  throw new StartupError(
    `TIME_ZONE is "${zone}": set it to a name of the IANA time zone database, such as ${HOME_ZONE}.`,
  );
}
