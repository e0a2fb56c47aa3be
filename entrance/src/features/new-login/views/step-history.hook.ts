import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Step, steps } from '../data/new-login.flow';
import { newLoginActions as actions } from '../data/new-login.slice';

/** The step that an entry of the browser's history stands for. */
export function stepOf(state: unknown): Step {
  const told = typeof state === 'object' && state !== null && 'step' in state ? state.step : null;
  return steps.find((step) => step === told) ?? 'credentials';
}

/**
 * Each step is an entry of the browser's history. Going back to the credentials takes the token
 * back; forward from there leads nowhere, since there is no log-in any more.
 */
export function useStepHistory(step: Step): { readonly back: () => void } {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const told = stepOf(state);
  const shown = useRef(step);
  const stoodAt = useRef(told);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new step writes history
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (step === told) return;
    const isOnward = steps.indexOf(step) > steps.indexOf(told);
    navigate({ pathname, search }, { state: { step }, replace: !isOnward });
  }, [step]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another entry changes the step
  useEffect(() => {
    if (stoodAt.current === told) return;
    stoodAt.current = told;
    if (step === told) return;
    if (told === 'credentials') dispatch(actions.left());
    else dispatch(actions.stepped(told));
  }, [told]);

  return { back: () => navigate(-1) };
}
