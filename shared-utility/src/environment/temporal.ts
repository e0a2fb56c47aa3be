/** What is used of Temporal, which not every browser has yet. */
interface Temporal {
  readonly Now: { timeZoneId(): string };
  /** Of nanoseconds; a RangeError for a time zone that does not exist. */
  readonly ZonedDateTime: new (
    moment: bigint,
    timeZone: string,
  ) => { toString(): string };
}

/**
 * Undefined in browsers before 2025. It answers at once, where the first use of Intl's dates loads its tables for some
 * 30 ms.
 */
export const temporal = (globalThis as { Temporal?: Temporal }).Temporal;
