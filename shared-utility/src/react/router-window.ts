/** single-spa marks the popstate events that it sends itself. */
type MaybeSingleSpa = PopStateEvent & { singleSpa?: boolean };

/**
 * The window as react-router may see it under single-spa. After each history call single-spa dispatches a popstate
 * event, which the router would take for a second navigation (POP). Events caused by the router's own calls, and those
 * outside its base path, are dropped. A navigation that other code starts during such a call (a redirect of the guard)
 * is passed to the router right after it.
 */
export function routerWindow(basename: string, real: Window = window): Window {
  let lastSeen = real.location.href;
  /** Address that the router's running call sets; null outside such a call. */
  let ownTarget: string | null = null;
  const base = basename.replace(/\/+$/, '');
  const isOurs = () => {
    const { pathname } = real.location;
    return pathname === base || pathname.startsWith(`${base}/`);
  };
  const trackTarget =
    (call: History['pushState']): History['pushState'] =>
    (state, unused, url) => {
      ownTarget = new URL(url ?? '', real.location.href).href;
      try {
        call(state, unused, url);
      } finally {
        ownTarget = null;
        lastSeen = real.location.href;
      }
    };
  const history = new Proxy(real.history, {
    get(target, key) {
      if (key === 'pushState') return trackTarget(target.pushState.bind(target));
      if (key === 'replaceState') return trackTarget(target.replaceState.bind(target));
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const wrapped = new WeakMap<object, (event: PopStateEvent) => void>();
  const wrap = (listener: (event: PopStateEvent) => void) => {
    const cached = wrapped.get(listener);
    if (cached) return cached;
    const filterPopState = (event: PopStateEvent) => {
      const { href } = real.location;
      const echo = href === ownTarget || ((event as MaybeSingleSpa).singleSpa && href === lastSeen);
      lastSeen = href;
      if (echo || !isOurs()) return;
      // The router must finish its own navigation first, or it would overwrite this one.
      if (ownTarget) queueMicrotask(() => listener(event));
      else listener(event);
    };
    wrapped.set(listener, filterPopState);
    return filterPopState;
  };
  return new Proxy(real, {
    get(target, key) {
      if (key === 'history') return history;
      if (key === 'addEventListener' || key === 'removeEventListener') {
        return (type: string, listener: never, options?: boolean) =>
          target[key](
            type,
            (type === 'popstate' ? wrap(listener) : listener) as EventListener,
            options,
          );
      }
      const value: unknown = Reflect.get(target, key);
      // Methods of window must be bound to it; constructors must not be.
      return typeof value === 'function' && !value.prototype ? value.bind(target) : value;
    },
  });
}
