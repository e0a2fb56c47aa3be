import {
  type AnswerChange,
  type AnswersTaken,
  api,
  type Sitting,
  withoutToast,
} from '@edu/shared-utility';

/** The calls of a sitting. Not in the data layer, since a refetch must not replace answers while somebody types. */
export interface SittingCalls {
  answer(changes: AnswerChange[], leaves: number, signal: AbortSignal): Promise<AnswersTaken>;
  handIn(
    changes: AnswerChange[],
    signal: AbortSignal,
  ): Promise<{ state: Sitting['state']; submittedAt: string }>;
  read(): Promise<Sitting>;
}

export const callsOf = (id: string): SittingCalls => ({
  answer: (changes, leaves, signal) =>
    api.sitting.answer({ id, changes, ...(leaves > 0 && { leaves }) }, { ...withoutToast, signal }),
  handIn: (changes, signal) => api.sitting.handIn({ id, changes }, { ...withoutToast, signal }),
  read: () => api.sitting.findById({ id }, withoutToast),
});
