import { type ReactNode, useState } from 'react';

/** A question of the page's own: asked by a promise, answered by its dialog; null leaves everything as it is. */
export function useQuestionDialog<Q, A>(
  draw: (question: Q, answer: (result: A | null) => void) => ReactNode,
): { ask: (question: Q) => Promise<A | null>; dialog: ReactNode } {
  const [pending, setPending] = useState<{
    question: Q;
    answer: (answer: A | null) => void;
  } | null>(null);
  const ask = (question: Q): Promise<A | null> =>
    new Promise((resolve) => {
      const answer = (result: A | null): void => {
        setPending(null);
        resolve(result);
      };
      setPending({ question, answer });
    });
  return { ask, dialog: pending && draw(pending.question, pending.answer) };
}
