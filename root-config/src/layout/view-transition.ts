/** In ms. A longer change is shown step by step, so that the page does not seem frozen. */
const MAX_HOLD = 300;

const holdTimeout = () => new Promise<void>((resolve) => setTimeout(resolve, MAX_HOLD));

/**
 * Runs a change while the browser goes on showing the old page, so that no intermediate frame is visible. Browsers
 * without view transitions show every frame.
 *
 * @param change must never reject
 */
export async function withViewTransition(change: () => Promise<void>): Promise<void> {
  if (!document.startViewTransition) return change();
  let changed: Promise<void> | undefined;
  const transition = document.startViewTransition(() => {
    changed = change();
    return Promise.race([changed, holdTimeout()]);
  });
  // These reject when the transition is skipped, as it always is below, or when the page is hidden.
  for (const promise of [transition.ready, transition.finished]) promise.catch(() => {});
  await transition.updateCallbackDone;
  transition.skipTransition();
  await changed;
}
