export interface WatchHost {
  /** Asks for the map; false leaves everything as it was. Must not reject for long: next tick asks again. */
  refresh(): Promise<void>;
  /** Milliseconds between two looks of a visible page. */
  interval(): number;
  /** Whether the server itself has said that this page has what there is: then it is not asked. */
  isCurrent?(): boolean;
}

export interface Watch {
  /** There is something new: looks now, and once more where a look under way may have come too early. */
  check(): void;
  stop(): void;
}

/** Two occasions so close together are one. */
const CLOSE = 1_000;

/**
 * Looks at the import map at intervals while the page is visible, when it becomes visible and when
 * the browser is online again; one request at a time.
 */
export function watchMap(host: WatchHost, now: () => number = () => Date.now()): Watch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let isWanted = false;
  let lookedAt = now();
  let stopped = false;

  const plan = () => {
    clearTimeout(timer);
    if (!stopped && document.visibilityState === 'visible')
      timer = setTimeout(tick, host.interval());
  };
  const tick = () => (host.isCurrent?.() ? plan() : void look());
  async function look(): Promise<void> {
    if (running || stopped) return;
    running = true;
    lookedAt = now();
    try {
      await host.refresh();
    } catch {
      // Offline or a server in trouble: the next occasion asks again.
    } finally {
      running = false;
      if (isWanted) {
        isWanted = false;
        void look();
      } else plan();
    }
  }
  const occasion = () => {
    if (document.visibilityState !== 'visible' || now() - lookedAt < CLOSE) plan();
    else void look();
  };
  document.addEventListener('visibilitychange', occasion);
  window.addEventListener('online', occasion);
  plan();
  return {
    check() {
      // anyone who is hidden looks when it is seen again
      if (document.visibilityState !== 'visible') return;
      isWanted = running;
      void look();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', occasion);
      window.removeEventListener('online', occasion);
    },
  };
}
