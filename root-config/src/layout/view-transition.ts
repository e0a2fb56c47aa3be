/** A change that takes longer shows what it does, so that the page does not seem to have stopped. */
const MAX_HOLD = 300;

const ample = () => new Promise<void>((over) => setTimeout(over, MAX_HOLD));

/**
 * Makes a change of the page while the browser goes on showing what was there, so that no frame between the two is
 * seen. Browsers without view transitions show every frame.
 *
 * @param change never rejects
 */
export async function withViewTransition(change: () => Promise<void>): Promise<void> {
  if (!document.startViewTransition) return change();
  let changed: Promise<void> | undefined;
  const transition = document.startViewTransition(() => {
    changed = change();
    return Promise.race([changed, ample()]);
  });
  // they reject where there is no animation, as in a hidden page, and always here
  for (const promise of [transition.ready, transition.finished]) promise.catch(() => {});
  await transition.updateCallbackDone;
  transition.skipTransition();
  await changed;
}
