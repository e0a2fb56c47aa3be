import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { type Step, steps } from '../data/new-login.flow';
import { newLoginActions as actions } from '../data/new-login.slice';

/** The step that an entry of the browser's history represents. */
export function stepOf(state: unknown): Step {
  const storedStep =
    typeof state === 'object' && state !== null && 'step' in state ? state.step : null;
  return steps.find((step) => step === storedStep) ?? 'credentials';
}

/**
 * The browser's current history entry. The router's own location is one drawing late: a Back meanwhile would be lost,
 * since nothing changes for it.
 */
const stepHere = (): Step => stepOf((window.history.state as { usr?: unknown } | null)?.usr);

/**
 * Each step is an entry of the browser's history. Going back to the credentials takes the token
 * back; forward from there leads nowhere, since there is no log-in any more.
 */
export function useStepHistory(step: Step): { readonly back: () => void } {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shown = useRef(step);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new step writes history
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const here = stepHere();
    if (step === here) return;
    const isOnward = steps.indexOf(step) > steps.indexOf(here);
    navigate({ pathname, search }, { state: { step }, replace: !isOnward });
  }, [step]);

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      const here = stepHere();
      // single-spa sends some of its own without a navigation
      if (Reflect.get(event, 'singleSpa')) return;
      if (window.location.pathname !== pathname || here === shown.current) return;
      if (here === 'credentials') dispatch(actions.left());
      else dispatch(actions.stepped(here));
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [dispatch, pathname]);

  return { back: () => navigate(-1) };
}
