import { effectiveTiming } from '../environment';
import { emit, type Toast, type ToastKind } from '../events';

const waiting: Toast[] = [];
let currentToast: Toast | null = null;
let lastId = 0;
let nextToastAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function showNext(): void {
  timer = undefined;
  const next = waiting.shift();
  if (!next) return;
  const { toastDuration, toastGap } = effectiveTiming();
  currentToast = next;
  nextToastAt = Date.now() + toastGap;
  emit('toast:show', next);
  setTimeout(() => {
    if (currentToast === next) currentToast = null;
    emit('toast:hide', { id: next.id });
  }, toastDuration);
  timer = setTimeout(showNext, toastGap);
}

/** Queues a toast unless the same text is shown or already queued (specification §8). */
export function enqueueToast(kind: ToastKind, message: string): void {
  const words = message.trim();
  if (!words) return;
  if ([currentToast, ...waiting].some((toast) => toast?.message === words)) return;
  lastId += 1;
  waiting.push({ id: lastId, kind, message: words });
  if (timer !== undefined) return;
  const wait = nextToastAt - Date.now();
  if (wait <= 0) showNext();
  else timer = setTimeout(showNext, wait);
}

/** Clears the queue and the toast on screen; for tests and the end of a session. */
export function resetToasts(): void {
  waiting.length = 0;
  if (currentToast) emit('toast:hide', { id: currentToast.id });
  currentToast = null;
  nextToastAt = 0;
  clearTimeout(timer);
  timer = undefined;
}
