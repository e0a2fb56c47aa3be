import { type ReactNode, useState } from 'react';

/** A page's own confirmation dialog as a promise; it resolves to null when cancelled. */
export function useQuestionDialog<Q, A>(
  draw: (question: Q, answer: (result: A | null) => void) => ReactNode,
): { ask: (question: Q) => Promise<A | null>; dialog: ReactNode } {
  const [pending, setPending] = useState<{
    question: Q;
    answer: (answer: A | null) => void;
  } | null>(null);
  const openDialog = (question: Q): Promise<A | null> =>
    new Promise((resolve) => {
      const answer = (result: A | null): void => {
        setPending(null);
        resolve(result);
      };
      setPending({ question, answer });
    });
  return { ask: openDialog, dialog: pending && draw(pending.question, pending.answer) };
}
