import { apiBaseUrl, errorCodes, toFailure } from '@edu/shared-utility';
import type { Source } from './sources';

/** State of a wall screen. */
export type FollowState<T> =
  | { readonly status: 'loading' }
  /** The tenant shows no screens, or the person may not see them. */
  | { readonly status: 'off' }
  | { readonly status: 'failed'; readonly message: string }
  /** `isLate`: the latest update failed, so that the figures are outdated. */
  | { readonly status: 'ready'; readonly figures: T; readonly isLate: boolean };

/** Codes after which the figures must not stay visible: forbidden, or the tenant is disabled or unknown. */
const endingCodes: ReadonlySet<number> = new Set([
  ...[errorCodes.forbidden, errorCodes.tenantDisabled, errorCodes.tenantUnknown],
]);

const POLL_INTERVAL = 10_000;
/** In ms. A proxy may keep a stream open without forwarding anything. */
const MAX_SILENCE = 60_000;

/**
 * Keeps a wall screen's figures up to date: by the event stream and, while that is interrupted, by polling. A
 * hidden tab closes its stream, since browsers have six connections for all tabs.
 *
 * @returns a function that stops it
 */
export function follow<T>(
  source: Source<T>,
  onState: (followState: FollowState<T>) => void,
): () => void {
  const controller = new AbortController();
  let followState: FollowState<T> = { status: 'loading' };
  let stream: EventSource | null = null;
  let requestedAt = 0;
  let isReading = false;

  const publish = (next: FollowState<T>): void => {
    followState = next;
    onState(next);
  };
  const acceptFigures = (figures: T): void => {
    requestedAt = performance.now();
    publish({ status: 'ready', figures, isLate: false });
  };

  async function read(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      acceptFigures(await source.read(controller.signal));
      open();
    } catch (error) {
      if (controller.signal.aborted) return;
      const { code, message } = toFailure(error);
      if (endingCodes.has(code)) {
        close();
        publish({ status: 'off' });
      } else if (followState.status === 'ready') publish({ ...followState, isLate: true });
      else publish({ status: 'failed', message });
    } finally {
      isReading = false;
    }
  }

  /** Only after a successful request, since a refused stream has no reason. */
  function open(): void {
    const isGone = stream === null || stream.readyState === EventSource.CLOSED;
    if (controller.signal.aborted || document.hidden || !('EventSource' in window) || !isGone)
      return;
    stream?.close();
    stream = new EventSource(`${apiBaseUrl()}/bi/v1/screen/stream?screen=${source.name}`);
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      const figures = source.ofEvent(data);
      if (figures === null) void read();
      else acceptFigures(figures);
    };
  }
  function close(): void {
    stream?.close();
    stream = null;
  }

  const update = (): void => {
    if (document.hidden) return;
    const isOpen = stream?.readyState === 1;
    if (!isOpen || performance.now() - requestedAt > MAX_SILENCE) void read();
  };
  const closeIfHidden = (): void => {
    if (document.hidden) close();
    else void read();
  };
  const pollTimer = setInterval(update, POLL_INTERVAL);
  document.addEventListener('visibilitychange', closeIfHidden);
  void read();
  return () => {
    controller.abort();
    close();
    clearInterval(pollTimer);
    document.removeEventListener('visibilitychange', closeIfHidden);
  };
}
