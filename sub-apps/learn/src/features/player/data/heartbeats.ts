import { type LessonProgress, toFailure } from '@edu/shared-utility';
import { addRange, hasPlayedOn, type WatchedRange } from './watched-ranges';

/** Why what is watched does not count at the moment. */
export type Trouble =
  /** No answer: it is reported again. */
  | { readonly kind: 'offline' }
  /** The platform refused it: reporting it again would be useless. */
  | { readonly kind: 'refused'; readonly code: number; readonly message: string };

export interface HeartbeatOptions {
  /** Tells the platform of one stretch. */
  send(stretch: WatchedRange): Promise<LessonProgress>;
  onProgress(progress: LessonProgress): void;
  /** Null when it counts again. */
  onTrouble(trouble: Trouble | null): void;
  now?(): number;
}

export interface Heartbeats {
  /** Where the recording is, at each look at it; what was played since the last look is told now and then. */
  at(seconds: number): void;
  /** The next look is a new beginning: somebody has gone to another place. */
  jump(): void;
  /** Tells at once what was not told yet, as at a pause. */
  flush(): void;
}

/** For what is watched without counting. */
export const noHeartbeats: Heartbeats = { at() {}, jump() {}, flush() {} };

/** The platform counts no more than this at once, so that hours cannot be reported in one call. */
const EVERY = 10_000;

/** Tells the platform what is watched, one stretch after the other; what did not arrive waits for the next. */
export function createHeartbeats(options: HeartbeatOptions): Heartbeats {
  const { send, onProgress, onTrouble, now = () => performance.now() } = options;
  let current: WatchedRange | null = null;
  let begun = 0;
  let waiting: readonly WatchedRange[] = [];
  let isSending = false;
  let isTroubled = false;

  async function tell(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let next = waiting[0]; next; next = waiting[0]) {
      waiting = waiting.slice(1);
      try {
        onProgress(await send(next));
        if (isTroubled) onTrouble(null);
        isTroubled = false;
      } catch (error) {
        const { unanswered, code, message } = toFailure(error);
        if (unanswered) waiting = [next, ...waiting].reduce<readonly WatchedRange[]>(addRange, []);
        isTroubled = true;
        onTrouble(unanswered ? { kind: 'offline' } : { kind: 'refused', code, message });
        break;
      }
    }
    isSending = false;
  }

  function cut(): void {
    if (!current) return;
    waiting = addRange(waiting, current);
    current = { from: current.to, to: current.to };
    begun = now();
  }

  return {
    at(seconds) {
      if (current && hasPlayedOn(current.to, seconds)) {
        current = { from: current.from, to: seconds };
        if (now() - begun < EVERY) return;
        cut();
        void tell();
        return;
      }
      cut();
      current = { from: seconds, to: seconds };
      begun = now();
    },
    jump() {
      cut();
      current = null;
    },
    flush() {
      cut();
      if (waiting.length > 0) void tell();
    },
  };
}
