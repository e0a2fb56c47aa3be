import { useState } from 'react';
import { idle, type Submission } from './submit';

/**
 * One submit shared by several forms: all are busy during a request, only the submitted one shows its error. `first` is
 * the visible form before any submit.
 */
export function useSharedSubmission<P, K extends string>(
  submission: Submission<P>,
  first: K,
): (form: K) => Submission<P> {
  const [sent, setSent] = useState(first);
  const { state, submit, cancel, clear } = submission;
  return (form) => ({
    state: form !== sent && state.status === 'failed' ? idle : state,
    submit: (payload) => {
      if (state.status !== 'busy') setSent(form);
      submit(payload);
    },
    cancel,
    clear: () => {
      if (form === sent) clear();
    },
  });
}
