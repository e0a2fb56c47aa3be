import { useState } from 'react';
import { idle, type Submission } from './submit';

/**
 * One submit behind several forms: all of them are busy with it, only the one that was sent says what
 * was wrong with it. `first` is the form on screen before anything was sent.
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
