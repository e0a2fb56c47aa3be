import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Step of a history entry. */
function stepIn(state: unknown): number {
  const storedStep =
    typeof state === 'object' && state !== null && 'step' in state ? state.step : 0;
  return typeof storedStep === 'number' && storedStep > 0 ? Math.floor(storedStep) : 0;
}

/**
 * The current step. Each step is a history entry, so that Back, Forward and a reload work.
 *
 * @param open the last step that may be shown, since those before it are complete
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
    /** Goes back to an earlier step. */
    backTo: (earlier: number) => void navigate(earlier - step),
  };
}
