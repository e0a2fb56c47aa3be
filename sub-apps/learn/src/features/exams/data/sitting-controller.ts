import { type AnswerChange, isApiError, onTabVisibility, type Sitting } from '@edu/shared-utility';
import { answerBook, type OneAnswer } from './answer-book';
import { serverClock } from './server-clock';
import type { SittingCalls } from './sitting-calls';
import {
  delayAfter,
  finalFaultOf,
  initialState,
  type Saving,
  type SittingProgress,
  withTimeLimit,
} from './sitting-progress';
import { storeAnswers, storedSitting } from './stored-answers';

/** Pause in typing in ms before answers are sent; on the device they are stored at once. */
const DEBOUNCE = 400;
/** Interval in ms at which the person's presence is reported; the server returns the remaining time. */
const HEARTBEAT_PAUSE = 20_000;

export interface SittingOptions {
  readonly sitting: Sitting;
  readonly owner: string;
  readonly calls: SittingCalls;
  /** `performance.now()` when the sitting was requested. */
  readonly requestedAt: number;
}

/** A running sitting: its answers, their transfer to the server, and the time. */
export function sittingController({ sitting, owner, calls, requestedAt }: SittingOptions) {
  const { id } = sitting;
  const stored = storedSitting(owner, id);
  const book = answerBook(sitting.answers, stored.changes);
  const clock = serverClock();
  clock.take(sitting, requestedAt);

  const listeners = new Set<() => void>();
  let state: SittingProgress = initialState;
  let { leaves } = stored;
  let isStored = true;
  let isSending = false;
  let sendsOneByOne = false;
  /** Whether the server was asked once more at the end, since the time may have been extended. */
  let hasHandedIn = false;
  /** Whether a hand-in was sent, whose response may be lost. */
  let isHandInSent = false;
  let failureCount = 0;
  let isStopped = false;
  let lastSentAt = performance.now();
  let timer: number | undefined;
  let ticker: number | undefined;
  let stopVisibility: (() => void) | undefined;

  function updateState(next: Partial<SittingProgress>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function currentSaving(): Saving {
    if (book.waiting().length === 0) return 'saved';
    if (failureCount === 0) return 'sending';
    return isStored ? 'kept' : 'unkept';
  }

  function storeUnsent(): void {
    isStored = storeAnswers(owner, id, { changes: book.waiting(), leaves });
    updateState({ saving: currentSaving(), refused: book.refused() });
  }

  function plan(delay: number): void {
    window.clearTimeout(timer);
    if (!isStopped) timer = window.setTimeout(() => void sendPending(), delay);
  }

  function end(phase: 'done' | 'gone', next: Partial<SittingProgress>): void {
    stop();
    storeAnswers(owner, id, { changes: [], leaves: 0 });
    updateState({ ...next, phase, saving: 'saved', failure: null });
  }

  /** @returns whether a retry is pointless */
  function settle(error: unknown, sent: readonly AnswerChange[]): boolean {
    const finalFault = finalFaultOf(error);
    if (!finalFault) return false;
    if (finalFault.kind === 'invalid') {
      if (sent.length === 0) return false;
      // One of them is invalid: they are sent one by one, so that only that one is refused.
      if (sent.length === 1) book.refuse(sent[0]?.questionId ?? '');
      sendsOneByOne = true;
      storeUnsent();
    } else {
      const isElsewhere = !state.isOver && !isHandInSent;
      end(finalFault.kind, { handedIn: finalFault.handedIn, isElsewhere, unsaved: book.unsaved() });
    }
    return true;
  }

  async function sendAnswers(): Promise<void> {
    const changes = book.batch(sendsOneByOne ? 1 : undefined);
    const reportedLeaves = leaves;
    const requestedAt = performance.now();
    leaves = 0;
    try {
      const receipt = await withTimeLimit((signal) =>
        calls.answer(changes, reportedLeaves, signal),
      );
      clock.take(receipt, requestedAt);
      lastSentAt = performance.now();
      const isNewer = book.confirmSaved(changes, receipt);
      failureCount = 0;
      updateState({ failure: null });
      storeUnsent();
      if (!isNewer) return;
      // Another device has saved a newer answer, which is shown.
      book.mergeServerAnswers((await calls.read()).answers);
      storeUnsent();
    } catch (error) {
      leaves += reportedLeaves;
      if (!settle(error, changes)) throw error;
    }
  }

  async function sendHandIn(): Promise<void> {
    const changes = book.batch();
    isHandInSent = true;
    try {
      end('done', { handedIn: await withTimeLimit((signal) => calls.handIn(changes, signal)) });
    } catch (error) {
      if (!settle(error, changes)) throw error;
    }
  }

  const mustSendFirst = (): boolean =>
    (state.isOver && !hasHandedIn) ||
    book.batch(51).length > (sendsOneByOne ? 0 : 50) ||
    // A repeated hand-in does not report that its answers were not stored.
    (book.batch(1).length > 0 && !isHandInSent) ||
    (leaves > 0 && failureCount === 0);

  async function handInStep(): Promise<void> {
    if (!mustSendFirst()) return sendHandIn();
    await sendAnswers();
    if (!state.isOver || state.phase !== 'handingIn') return;
    hasHandedIn = clock.left() <= 0;
    if (!hasHandedIn) updateState({ phase: 'sitting', isOver: false });
  }

  /** Sends one request after the other, so that changes arrive in order. */
  async function sendPending(): Promise<void> {
    if (isSending || isStopped) return;
    isSending = true;
    try {
      while (!isStopped) {
        if (state.phase === 'handingIn') await handInStep();
        else if (book.batch(1).length > 0 || leaves > 0) await sendAnswers();
        else break;
      }
      sendsOneByOne = false;
    } catch (error) {
      plan(delayAfter(failureCount));
      failureCount += 1;
      const isRefusal = isApiError(error) && error.kind === 'business';
      updateState({ saving: currentSaving(), failure: isRefusal ? error.message : '' });
    } finally {
      isSending = false;
    }
  }

  const scheduleSoon = (): void => {
    if (failureCount === 0 && !isSending) plan(DEBOUNCE);
  };

  /** Reports the person's presence; updates the time and finds out about a hand-in from another window. */
  async function sendHeartbeat(): Promise<void> {
    if (isSending || isStopped || state.phase !== 'sitting') return;
    isSending = true;
    lastSentAt = performance.now();
    await sendAnswers().catch(() => {});
    isSending = false;
    if (book.batch(1).length > 0) scheduleSoon();
  }

  function handIn(): void {
    if (state.phase !== 'sitting') return;
    updateState({ phase: 'handingIn', failure: null });
    plan(0);
  }

  const retry = (): void => {
    if (failureCount > 0 || book.batch(1).length > 0) plan(0);
  };

  function tick(): void {
    if (state.phase === 'sitting' && clock.left() <= 0) {
      updateState({ isOver: true });
      handIn();
    } else if (performance.now() - lastSentAt > HEARTBEAT_PAUSE) void sendHeartbeat();
  }

  // The counter may have stopped while the device slept.
  const onVisibility = (isVisible: boolean): void => (isVisible ? void sendHeartbeat() : retry());

  function stop(): void {
    isStopped = true;
    window.removeEventListener('focus', sendHeartbeat);
    window.clearTimeout(timer);
    window.clearInterval(ticker);
    window.removeEventListener('online', retry);
    stopVisibility?.();
  }

  return {
    start(): void {
      isStopped = false;
      ticker = window.setInterval(tick, 1_000);
      window.addEventListener('online', retry);
      window.addEventListener('focus', sendHeartbeat);
      stopVisibility = onTabVisibility(onVisibility);
      storeUnsent();
      if (book.waiting().length > 0 || leaves > 0) plan(0);
      tick();
    },
    stop,
    handIn,
    /** Continues the sitting after handing in failed, while there is time. */
    goOn(): void {
      if (state.phase === 'handingIn' && !state.isOver) updateState({ phase: 'sitting' });
    },
    left: clock.left,
    answerOf: book.get,
    put(questionId: string, next: Partial<OneAnswer>): void {
      if (state.phase !== 'sitting') return;
      book.put(questionId, next);
      storeUnsent();
      scheduleSoon();
    },
    /** Records that the person left the page, as the exam announces beforehand. */
    leave(): void {
      leaves += 1;
      storeUnsent();
      scheduleSoon();
    },
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type SittingController = ReturnType<typeof sittingController>;
