/** A complaint that stays the same is told again after this time (milliseconds). */
const REPEAT_AFTER = 60_000;

/** Tells the operator what is wrong, and the same thing not with every look. */
export class WarningThrottle {
  private last = { sentence: '', at: 0 };

  constructor(private readonly emit: (sentence: string) => void) {}

  warn(sentence: string): void {
    const { sentence: before, at } = this.last;
    if (sentence === before && at + REPEAT_AFTER > Date.now()) return;
    this.last = { sentence, at: Date.now() };
    this.emit(sentence);
  }

  /** All is well again: the next complaint is news. */
  reset(): void {
    this.last = { sentence: '', at: 0 };
  }
}
