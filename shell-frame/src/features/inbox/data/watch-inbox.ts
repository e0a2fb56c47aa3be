import {
  context,
  emit,
  type InboxState,
  isRunning,
  on,
  onTabVisibility,
  toFailure,
} from '@edu/shared-utility';
import { readState } from './calls';
import { notifyOtherTabs, onOtherTabChange } from './cross-tab';

/** Poll interval in ms, while a job of the person is running and otherwise. */
const WHILE_RUNNING = 2_000;

const USUAL = 120_000;

/** In ms: a return to the tab refreshes the state, but not more often than this. */
const MIN_INTERVAL = 10_000;

export interface Watch {
  readonly poll: () => void;
  readonly end: () => void;
}

/** Polls the person's inbox while the tab is visible; it does not keep the session alive. */
export function watchInbox(onState: (state: InboxState | null) => void): Watch {
  const aborter = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let requestedAt = 0;
  let isPolling = false;
  let shouldRepeat = false;
  let isAbsent = false;
  let isLost = false;

  const schedulePoll = (wait: number): void => {
    clearTimeout(timer);
    if (!isAbsent && !aborter.signal.aborted) timer = setTimeout(poll, wait);
  };
  async function pollInbox(): Promise<void> {
    isPolling = true;
    shouldRepeat = false;
    let wait = USUAL;
    try {
      const state = await readState(aborter.signal);
      if (aborter.signal.aborted) return;
      isLost = false;
      if (state.jobs.some(isRunning)) wait = WHILE_RUNNING;
      onState(state);
      emit('jobs:seen', state.jobs);
    } catch (error) {
      if (aborter.signal.aborted) return;
      // A platform without these calls is not polled again; any other failure is retried at the next poll,
      // or with the next answer to another call.
      isAbsent = toFailure(error).absent;
      isLost = !isAbsent;
      if (isAbsent) onState(null);
    } finally {
      requestedAt = Date.now();
      isPolling = false;
      schedulePoll(shouldRepeat ? 0 : wait);
    }
  }
  function poll(): void {
    if (isAbsent || document.hidden || !context.get('token')) return;
    if (isPolling) shouldRepeat = true;
    else void pollInbox();
  }
  const onReturn = (): void => {
    if (!document.hidden && Date.now() - requestedAt >= MIN_INTERVAL) poll();
  };
  const onAnswer = (): void => {
    if (isLost && !isPolling && Date.now() - requestedAt >= WHILE_RUNNING) poll();
  };
  const stopFunctions = [
    onOtherTabChange(poll),
    on('call:answered', onAnswer),
    on('inbox:changed', () => {
      notifyOtherTabs();
      poll();
    }),
    context.subscribe('token', poll),
    () => aborter.abort(),
    () => clearTimeout(timer),
    onTabVisibility(onReturn),
  ];
  window.addEventListener('focus', onReturn);
  poll();
  return {
    poll,
    end: () => {
      window.removeEventListener('focus', onReturn);
      for (const stop of stopFunctions) stop();
    },
  };
}
