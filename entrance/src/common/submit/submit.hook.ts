import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { SubmitSlice } from './submit-part';
import { idleState, type SubmitState } from './submit-state';

export interface SubmitControls<P> {
  readonly state: SubmitState;
  readonly submit: (payload: P) => void;
  readonly cancel: () => void;
  /** Hides an earlier error. */
  readonly clear: () => void;
}

/** State and actions of a form's submit; a form that is mounted starts without an error. */
export function useSubmit<P>({ name, actions }: SubmitSlice<P>): SubmitControls<P> {
  const dispatch = useDispatch();
  const state = useSelector((all: Record<string, SubmitState>) => all[name] ?? idleState);
  const isFirstRender = useRef(true);
  useEffect(() => {
    dispatch(actions.cleared());
    isFirstRender.current = false;
  }, [dispatch, actions]);
  const send = actions.submitted as (payload: P) => { type: string };
  return {
    state: isFirstRender.current ? idleState : state,
    submit: (payload) => void (state.status !== 'busy' && dispatch(send(payload))),
    cancel: () => void dispatch(actions.cancelled()),
    clear: () => void (state.status === 'failed' && dispatch(actions.cleared())),
  };
}
