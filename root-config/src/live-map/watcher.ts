import { onTabVisibility } from '@edu/shared-utility';

export interface WatchHost {
  /** Fetches the map. A rejection changes nothing: the next tick tries again. */
  refresh(): Promise<void>;
  /** Milliseconds between two requests of a visible page. */
  interval(): number;
  /** Whether the server's stream has confirmed that this page is up to date; then it is not polled. */
  isCurrent?(): boolean;
}

export interface Watch {
  /** There is something new: refreshes now, and again after a running request, which may have started too early. */
  check(): void;
  stop(): void;
}

/** Two triggers within this time count as one, in ms. */
const MIN_INTERVAL = 1_000;

/**
 * Polls the import map while the page is visible, when it becomes visible and when the browser is online again; one
 * request at a time.
 */
export function watchMap(host: WatchHost, now: () => number = () => Date.now()): Watch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let isDue = false;
  let checkedAt = now();
  let stopped = false;

  const schedule = () => {
    clearTimeout(timer);
    if (!stopped && document.visibilityState === 'visible')
      timer = setTimeout(tick, host.interval());
  };
  const tick = () => (host.isCurrent?.() ? schedule() : void checkNow());
  async function checkNow(): Promise<void> {
    if (running || stopped) return;
    running = true;
    checkedAt = now();
    try {
      await host.refresh();
    } catch {
      // Offline or a server error: the next trigger tries again.
    } finally {
      running = false;
      if (isDue) {
        isDue = false;
        void checkNow();
      } else schedule();
    }
  }
  const onTrigger = () => {
    if (document.visibilityState !== 'visible' || now() - checkedAt < MIN_INTERVAL) schedule();
    else void checkNow();
  };
  const stopVisibility = onTabVisibility(onTrigger);
  window.addEventListener('online', onTrigger);
  schedule();
  return {
    check() {
      // A hidden page refreshes when it becomes visible.
      if (document.visibilityState !== 'visible') return;
      isDue = running;
      void checkNow();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      stopVisibility();
      window.removeEventListener('online', onTrigger);
    },
  };
}
