import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { type Step, steps } from '../data/new-login.flow';
import { newLoginActions as actions } from '../data/new-login.slice';

/** Step of a history entry. */
export function stepOf(state: unknown): Step {
  const storedStep =
    typeof state === 'object' && state !== null && 'step' in state ? state.step : null;
  return steps.find((step) => step === storedStep) ?? 'credentials';
}

/**
 * The browser's current history entry. The router's location is updated one render later, and would miss a Back in
 * between.
 */
const stepHere = (): Step => stepOf((window.history.state as { usr?: unknown } | null)?.usr);

/**
 * Makes each step a history entry. Going back to the credentials revokes the token, so going forward again has no
 * effect.
 */
export function useStepHistory(step: Step): { readonly back: () => void } {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shownStepRef = useRef(step);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new step writes history
  useEffect(() => {
    if (shownStepRef.current === step) return;
    shownStepRef.current = step;
    const shownStep = stepHere();
    if (step === shownStep) return;
    const isForward = steps.indexOf(step) > steps.indexOf(shownStep);
    navigate({ pathname, search }, { state: { step }, replace: !isForward });
  }, [step]);

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      const shownStep = stepHere();
      // single-spa dispatches popstate events without a navigation.
      if (Reflect.get(event, 'singleSpa')) return;
      if (window.location.pathname !== pathname || shownStep === shownStepRef.current) return;
      if (shownStep === 'credentials') dispatch(actions.left());
      else dispatch(actions.stepped(shownStep));
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [dispatch, pathname]);

  return { back: () => navigate(-1) };
}
