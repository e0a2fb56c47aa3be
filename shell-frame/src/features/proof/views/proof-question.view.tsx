import { askForProofWith, LazyView, lazyPart, type ProofNeeded, toast } from '@edu/shared-utility';
import { useEffect, useState } from 'react';
import { phrases } from '../../../phrases';

const dialog = lazyPart('shell-frame', () => import('./proof-dialog.view'));

interface Question {
  readonly needed: ProofNeeded;
  readonly answer: (proved: boolean) => void;
}

/** Shows the proof dialog for every call of the page that needs one, while it is mounted. */
export function ProofQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      askForProofWith((needed, signal) => {
        return new Promise((resolve) => {
          const question: Question = {
            needed,
            answer: (proved) => {
              // The next question may already be open.
              setQuestion((current) => (current === question ? null : current));
              resolve(proved);
            },
          };
          setQuestion(question);
          signal.addEventListener('abort', () => question.answer(false));
        });
      }),
    [],
  );
  if (!question) return null;
  const onLoadFailed = () => {
    toast.error(phrases.t('partFailed'));
    question.answer(false);
  };
  return <LazyView part={dialog} partProps={question} onFailed={onLoadFailed} />;
}
