import { StartupError } from '../startup-error';
import { timeZoneName } from '../time-zone-name';
import type { Env } from './read-value';

/** Default time zone of an installation, and of the demo. */
export const HOME_ZONE = 'Asia/Shanghai';

/** Names only: PostgreSQL reads offsets with the opposite sign. */
const NAMED = /^[A-Za-z][\w+\-/]*$/;

/** The time zone by whose days the statistics count. */
export function timeZoneOf(env: Env): string {
  const zone = env.TIME_ZONE || HOME_ZONE;
  if (NAMED.test(zone) && timeZoneName(zone)) return zone;
  throw new StartupError(
    `TIME_ZONE is "${zone}": set it to a name of the IANA time zone database, such as ${HOME_ZONE}.`,
  );
}
