/** The step's entry in the browser's history: Back leads to the form, Forward here again. */
const STEP = 'second';

/** Whether it is the browser's current entry; the router's own location is one drawing late. */
export const isAtStep = (): boolean => window.history.state?.usr?.step === STEP;

/** At once, and not when the step's file is there: somebody may go back before that. */
export function enterStep(): void {
  if (isAtStep()) return;
  window.history.pushState({ ...window.history.state, usr: { step: STEP } }, '');
}

/** Goes back to the form's entry, and then does what is to be done there. */
export function leaveStep(then: () => void): void {
  if (!isAtStep()) {
    then();
    return;
  }
  const onPop = () => {
    // single-spa sends some of its own without a navigation
    if (isAtStep()) return;
    window.removeEventListener('popstate', onPop);
    then();
  };
  window.addEventListener('popstate', onPop);
  window.history.back();
}
