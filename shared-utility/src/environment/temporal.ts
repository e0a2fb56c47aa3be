/** What is used of Temporal, which not every browser has yet. */
interface Temporal {
  readonly Now: { timeZoneId(): string };
  /** Takes nanoseconds; throws a RangeError for a time zone that does not exist. */
  readonly ZonedDateTime: new (
    moment: bigint,
    timeZone: string,
  ) => { toString(): string };
}

/**
 * Undefined in browsers before 2025. It is used because the first use of Intl's date formats takes 30 ms to load their
 * tables.
 */
export const temporal = (globalThis as { Temporal?: Temporal }).Temporal;
