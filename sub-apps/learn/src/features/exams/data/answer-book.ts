import type { AnswerChange, AnswersTaken, GivenAnswer, Sitting } from '@edu/shared-utility';

export interface OneAnswer {
  readonly given: GivenAnswer | null;
  readonly mark: boolean;
}

/** One answer on this device. */
interface Entry extends OneAnswer {
  readonly number: number;
  /** Whether the server has confirmed it. */
  readonly saved: boolean;
  /** Whether the server refuses its value; it is sent again once it changes. */
  readonly refused: boolean;
}

export const noAnswer: OneAnswer = { given: null, mark: false };

/** The contract's maximum per call. */
const BATCH = 50;

/** A random increment, so that two devices that continue from the same number rarely produce equal ones. */
const randomStep = (): number => 1 + Math.floor(Math.random() * 500);

/**
 * The answers of one sitting and their state on the server. Changes are numbered upwards from the highest number
 * seen, so that the newest one wins, whichever device it comes from and in whatever order they arrive.
 */
export function answerBook(
  storedAnswers: Sitting['answers'],
  waiting: readonly AnswerChange[],
  step: () => number = randomStep,
) {
  const entries = new Map<string, Entry>();
  let last = 0;
  let order: string[] = [];

  const set = (id: string, entry: Entry): void => {
    entries.set(id, entry);
    last = Math.max(last, entry.number);
    order = order.filter((value) => value !== id);
    if (!entry.saved) order.push(id);
  };

  /** Takes over the server's answers, except where this device has newer ones. */
  function mergeServerAnswers(answers: Sitting['answers']): void {
    for (const [id, { given, mark, at }] of Object.entries(answers)) {
      const storedEntry = entries.get(id);
      if (!storedEntry || storedEntry.number <= at)
        set(id, { given, mark, number: at, saved: true, refused: false });
    }
  }

  mergeServerAnswers(storedAnswers);
  for (const { questionId, given, mark, at } of waiting) {
    if (at > (entries.get(questionId)?.number ?? 0)) {
      set(questionId, { given, mark, number: at, saved: false, refused: false });
    }
  }

  const changeOf = (questionId: string): AnswerChange => {
    const { given, mark, number: at } = entries.get(questionId) ?? { ...noAnswer, number: 0 };
    return { questionId, given, mark, at };
  };

  return {
    mergeServerAnswers,
    get: (id: string): OneAnswer => entries.get(id) ?? noAnswer,
    put(id: string, next: Partial<OneAnswer>): void {
      const { given, mark } = { ...(entries.get(id) ?? noAnswer), ...next };
      set(id, { given, mark, number: last + step(), saved: false, refused: false });
    },
    /** Changes that the server has not confirmed, oldest first. */
    waiting: (): AnswerChange[] => order.map(changeOf),
    /** Questions of these changes. */
    unsaved: (): string[] => [...order],
    /** The next changes to send. */
    batch: (max = BATCH): AnswerChange[] =>
      order
        .filter((id) => !entries.get(id)?.refused)
        .slice(0, max)
        .map(changeOf),
    refused: (): string[] => order.filter((id) => entries.get(id)?.refused),
    refuse(questionId: string): void {
      const entry = entries.get(questionId);
      if (entry) entries.set(questionId, { ...entry, refused: true });
    },
    /** @returns whether another device has saved a newer answer for one of them */
    confirmSaved(sent: readonly AnswerChange[], { at }: Pick<AnswersTaken, 'at'>): boolean {
      let isNewer = false;
      for (const { questionId, at: sentAt } of sent) {
        const answeredAt = at[questionId] ?? sentAt;
        const entry = entries.get(questionId);
        last = Math.max(last, answeredAt);
        if (answeredAt > sentAt) isNewer = true;
        // A change made during the request must still be sent, unless the server's answer is newer.
        if (entry && entry.number <= Math.max(sentAt, answeredAt))
          set(questionId, { ...entry, saved: true });
      }
      return isNewer;
    },
  };
}

export type AnswerBook = ReturnType<typeof answerBook>;
