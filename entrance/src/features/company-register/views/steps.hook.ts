import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The step that an entry of the browser's history represents. */
function stepIn(state: unknown): number {
  const storedStep =
    typeof state === 'object' && state !== null && 'step' in state ? state.step : 0;
  return typeof storedStep === 'number' && storedStep > 0 ? Math.floor(storedStep) : 0;
}

/**
 * The step on screen; each is an entry of the browser's history, so that Back, Forward and a reload
 * lead where they should.
 *
 * @param open the last step that may be shown: what comes before it is complete
 */
export function useSteps(open: number) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const currentStep = stepIn(state);
  const step = Math.min(currentStep, open);
  useEffect(() => {
    if (step !== currentStep) navigate({ pathname, search }, { state: { step }, replace: true });
  }, [navigate, pathname, search, step, currentStep]);
  return {
    step,
    next: () => void navigate({ pathname, search }, { state: { step: step + 1 } }),
    /** To an earlier step. */
    backTo: (earlier: number) => void navigate(earlier - step),
  };
}
