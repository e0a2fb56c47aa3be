/** The step's entry in the browser's history, so that Back leads to the form and Forward to the step again. */
const STEP = 'second';

/** Whether it is the current entry; the router's location is updated one render later. */
export const isAtStep = (): boolean => window.history.state?.usr?.step === STEP;

/** Added at once and not after the step's chunk has loaded, since the person may go back before that. */
export function enterStep(): void {
  if (isAtStep()) return;
  window.history.pushState({ ...window.history.state, usr: { step: STEP } }, '');
}

/** Goes back to the form's entry, then calls `then`. */
export function leaveStep(then: () => void): void {
  if (!isAtStep()) {
    then();
    return;
  }
  const onPop = () => {
    // single-spa dispatches popstate events without a navigation.
    if (isAtStep()) return;
    window.removeEventListener('popstate', onPop);
    then();
  };
  window.addEventListener('popstate', onPop);
  window.history.back();
}
