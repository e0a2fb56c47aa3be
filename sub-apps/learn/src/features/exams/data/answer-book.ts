import type { AnswerChange, AnswersTaken, GivenAnswer, Sitting } from '@edu/shared-utility';

export interface OneAnswer {
  readonly given: GivenAnswer | null;
  readonly mark: boolean;
}

/** One answer as it is on this device. */
interface Entry extends OneAnswer {
  readonly at: number;
  /** The server has it. */
  readonly saved: boolean;
  /** The server takes it in no form: it waits until it is another one. */
  readonly refused: boolean;
}

export const noAnswer: OneAnswer = { given: null, mark: false };

/** The contract takes no more in one call. */
const BATCH = 50;

/** Two devices that go on from the same number hardly ever come to the same one. */
const anyStep = (): number => 1 + Math.floor(Math.random() * 500);

/**
 * The answers of one sitting, with what the server has of them. Changes are numbered on from whatever was seen, so that
 * the newest counts, by whichever way and from whichever device they arrive.
 */
export function answerBook(
  known: Sitting['answers'],
  waiting: readonly AnswerChange[],
  step: () => number = anyStep,
) {
  const entries = new Map<string, Entry>();
  let last = 0;
  let order: string[] = [];

  const set = (id: string, entry: Entry): void => {
    entries.set(id, entry);
    last = Math.max(last, entry.at);
    order = order.filter((value) => value !== id);
    if (!entry.saved) order.push(id);
  };

  /** What the server has, unless this device has something newer. */
  function takeKnown(answers: Sitting['answers']): void {
    for (const [id, { given, mark, at }] of Object.entries(answers)) {
      const own = entries.get(id);
      if (!own || own.at <= at) set(id, { given, mark, at, saved: true, refused: false });
    }
  }

  takeKnown(known);
  for (const { questionId, given, mark, at } of waiting) {
    if (at > (entries.get(questionId)?.at ?? 0)) {
      set(questionId, { given, mark, at, saved: false, refused: false });
    }
  }

  const changeOf = (questionId: string): AnswerChange => {
    const { given, mark, at } = entries.get(questionId) ?? { ...noAnswer, at: 0 };
    return { questionId, given, mark, at };
  };

  return {
    takeKnown,
    get: (id: string): OneAnswer => entries.get(id) ?? noAnswer,
    put(id: string, next: Partial<OneAnswer>): void {
      const { given, mark } = { ...(entries.get(id) ?? noAnswer), ...next };
      set(id, { given, mark, at: last + step(), saved: false, refused: false });
    },
    /** Those that the server lacks, the oldest first. */
    waiting: (): AnswerChange[] => order.map(changeOf),
    /** The next that are worth sending. */
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
    /** @returns whether another device has answered one of them later */
    taken(sent: readonly AnswerChange[], { at }: Pick<AnswersTaken, 'at'>): boolean {
      let isNewer = false;
      for (const { questionId, at: own } of sent) {
        const stands = at[questionId] ?? own;
        const entry = entries.get(questionId);
        last = Math.max(last, stands);
        if (stands > own) isNewer = true;
        // what was changed while it was under way is still to be sent, unless the stored answer is newer than that, too
        if (entry && entry.at <= Math.max(own, stands)) set(questionId, { ...entry, saved: true });
      }
      return isNewer;
    },
  };
}

export type AnswerBook = ReturnType<typeof answerBook>;
