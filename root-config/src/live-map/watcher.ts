export interface WatchHost {
  /** Asks for the map; false leaves everything as it was. Must not reject for long: next tick asks again. */
  look(): Promise<void>;
  /** Milliseconds between two looks of a visible page. */
  interval(): number;
}

/** Two occasions so close together are one. */
const CLOSE = 1_000;

/**
 * Looks at the import map at intervals while the page is visible, when it becomes visible and when
 * the browser is online again; one request at a time. Returns how to stop.
 */
export function watchMap(host: WatchHost, now: () => number = () => Date.now()): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let lookedAt = now();
  let stopped = false;

  const plan = () => {
    clearTimeout(timer);
    if (!stopped && document.visibilityState === 'visible')
      timer = setTimeout(look, host.interval());
  };
  async function look(): Promise<void> {
    if (running) return;
    running = true;
    lookedAt = now();
    try {
      await host.look();
    } catch {
      // Offline or a server in trouble: the next occasion asks again.
    } finally {
      running = false;
      plan();
    }
  }
  const occasion = () => {
    if (document.visibilityState !== 'visible' || now() - lookedAt < CLOSE) plan();
    else void look();
  };
  document.addEventListener('visibilitychange', occasion);
  window.addEventListener('online', occasion);
  plan();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', occasion);
    window.removeEventListener('online', occasion);
  };
}
