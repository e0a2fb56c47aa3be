/** A complaint that stays the same is told again after this time (milliseconds). */
const AGAIN_AFTER = 60_000;

/** Tells the operator what is wrong, and the same thing not with every look. */
export class Complaints {
  private last = { sentence: '', at: 0 };

  constructor(private readonly tell: (sentence: string) => void) {}

  complain(sentence: string): void {
    const { sentence: before, at } = this.last;
    if (sentence === before && at + AGAIN_AFTER > Date.now()) return;
    this.last = { sentence, at: Date.now() };
    this.tell(sentence);
  }

  /** All is well again: the next complaint is news. */
  forget(): void {
    this.last = { sentence: '', at: 0 };
  }
}
