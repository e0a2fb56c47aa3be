/** Replaces `Temporal.ZonedDateTime` in tests, since Node 20 has no Temporal. */
class ZonedDateTime {
  private readonly moment: number;
  private readonly form: Intl.DateTimeFormat;

  constructor(nanoseconds: bigint, timeZone: string) {
    this.moment = Number(nanoseconds / 1_000_000n);
    this.form = new Intl.DateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'medium',
      timeZone,
    });
  }

  toString(): string {
    return `${this.form.format(this.moment).replace(' ', 'T')}-05:00[America/New_York]`;
  }
}

Object.assign(globalThis, {
  Temporal: { Now: { timeZoneId: () => 'Asia/Tokyo' }, ZonedDateTime },
});

export {};
