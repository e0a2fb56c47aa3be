/** An unchanged warning is logged again after this time (milliseconds). */
const REPEAT_AFTER = 60_000;

/** Logs warnings for the operator, an unchanged one at most once a minute. */
export class WarningThrottle {
  private last = { sentence: '', at: 0 };

  constructor(private readonly emit: (sentence: string) => void) {}

  warn(sentence: string): void {
    const { sentence: lastSentence, at } = this.last;
    if (sentence === lastSentence && at + REPEAT_AFTER > Date.now()) return;
    this.last = { sentence, at: Date.now() };
    this.emit(sentence);
  }

  /** After recovery the next warning is logged at once. */
  reset(): void {
    this.last = { sentence: '', at: 0 };
  }
}
