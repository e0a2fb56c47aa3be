import { useState } from 'react';
import { idleState, type SubmitControls } from './submit';

/**
 * One submit shared by several forms: all are busy during a request, only the submitted one shows its error. `first` is
 * the visible form before any submit.
 */
export function useSharedSubmit<P, K extends string>(
  controls: SubmitControls<P>,
  first: K,
): (form: K) => SubmitControls<P> {
  const [sent, setSent] = useState(first);
  const { state, submit, cancel, clear } = controls;
  return (form) => ({
    state: form !== sent && state.status === 'failed' ? idleState : state,
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
