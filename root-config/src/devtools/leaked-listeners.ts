import type { RecordedListener } from '../side-effects/listeners';

/**
 * How many of these listeners stay until somebody removes them; those with `once` or a signal are not counted,
 * since their end is not recorded.
 */
export function countLeakedListeners(recordedListeners: readonly RecordedListener[]): number {
  const seen = new Map<unknown, Set<unknown>>();
  const leakedListeners = recordedListeners.filter(({ target, type, listener, options }) => {
    const listenerOptions: AddEventListenerOptions =
      typeof options === 'object' ? options : { capture: options };
    const removesItself = listenerOptions.once || listenerOptions.signal;
    const listenerTarget = listener.deref();
    if (removesItself || !listenerTarget) return false;
    // Adding the same listener again has no effect in a browser.
    const places = seen.get(listenerTarget) ?? new Set();
    seen.set(listenerTarget, places);
    const name = target === window ? 'window' : (target as Node).nodeName;
    const patchTarget = `${name} ${type} ${listenerOptions.capture === true}`;
    if (places.has(patchTarget)) return false;
    places.add(patchTarget);
    return true;
  });
  return leakedListeners.length;
}
