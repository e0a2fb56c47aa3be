import type { RecordedListener } from '../side-effects/listeners';

/** How many of these stand until somebody takes them away: what ends by `once` or by a signal does so unheard. */
export function countLeakedListeners(noted: readonly RecordedListener[]): number {
  const seen = new Map<unknown, Set<unknown>>();
  const left = noted.filter(({ target, type, listener, options }) => {
    const listenerOptions: AddEventListenerOptions =
      typeof options === 'object' ? options : { capture: options };
    const passes = listenerOptions.once || listenerOptions.signal;
    const alive = listener.deref();
    if (passes || !alive) return false;
    // the same one again changes nothing for the browser
    const places = seen.get(alive) ?? new Set();
    seen.set(alive, places);
    const name = target === window ? 'window' : (target as Node).nodeName;
    const patchTarget = `${name} ${type} ${listenerOptions.capture === true}`;
    if (places.has(patchTarget)) return false;
    places.add(patchTarget);
    return true;
  });
  return left.length;
}
