import { type LessonProgress, toFailure } from '@edu/shared-utility';
import { addRange, isContinuousPlayback, type WatchedRange } from './watched-ranges';

/** Why the time watched does not count at present. */
export type SaveProblem =
  /** No response: it is reported again. */
  | { readonly kind: 'offline' }
  /** The platform refused it, so that a retry is pointless. */
  | { readonly kind: 'refused'; readonly code: number; readonly message: string };

export interface HeartbeatOptions {
  /** Reports one watched range to the platform. */
  send(stretch: WatchedRange): Promise<LessonProgress>;
  onProgress(progress: LessonProgress): void;
  /** Called with null once it counts again. */
  onProblem(problem: SaveProblem | null): void;
  now?(): number;
}

export interface Heartbeats {
  /**
   * Current position of the recording, called regularly; the range played since the last call is reported from time
   * to time.
   */
  at(seconds: number): void;
  /** Call after a seek: the next position begins a new range. */
  jump(): void;
  /** Reports the remaining range at once, for example on pause. */
  flush(): void;
}

/** Used where watching does not count. */
export const noHeartbeats: Heartbeats = { at() {}, jump() {}, flush() {} };

/** In ms. The platform counts no more than this per call, so that hours cannot be reported at once. */
const SEND_INTERVAL = 10_000;

/** Reports watched ranges one after the other; a failed report is repeated with the next one. */
export function createHeartbeats(options: HeartbeatOptions): Heartbeats {
  const { send, onProgress, onProblem, now = () => performance.now() } = options;
  let current: WatchedRange | null = null;
  let rangeStart = 0;
  let waiting: readonly WatchedRange[] = [];
  let isSending = false;
  let hasProblem = false;

  async function sendHeartbeat(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let next = waiting[0]; next; next = waiting[0]) {
      waiting = waiting.slice(1);
      try {
        onProgress(await send(next));
        if (hasProblem) onProblem(null);
        hasProblem = false;
      } catch (error) {
        const { unanswered, code, message } = toFailure(error);
        if (unanswered) waiting = [next, ...waiting].reduce<readonly WatchedRange[]>(addRange, []);
        hasProblem = true;
        onProblem(unanswered ? { kind: 'offline' } : { kind: 'refused', code, message });
        break;
      }
    }
    isSending = false;
  }

  function endRange(): void {
    if (!current) return;
    waiting = addRange(waiting, current);
    current = { from: current.to, to: current.to };
    rangeStart = now();
  }

  return {
    at(seconds) {
      if (current && isContinuousPlayback(current.to, seconds)) {
        current = { from: current.from, to: seconds };
        if (now() - rangeStart < SEND_INTERVAL) return;
        endRange();
        void sendHeartbeat();
        return;
      }
      endRange();
      current = { from: seconds, to: seconds };
      rangeStart = now();
    },
    jump() {
      endRange();
      current = null;
    },
    flush() {
      endRange();
      if (waiting.length > 0) void sendHeartbeat();
    },
  };
}
