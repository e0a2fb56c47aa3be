import { callerFile } from './caller-file';
import { type Add, isCapture, type Listener, type Options, patchTarget } from './patch-listeners';

/** A listener that an application has added to one of the page's own objects. */
export interface RecordedListener {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: WeakRef<Listener>;
  readonly options: Options | undefined;
}

export interface Listeners {
  /** Calls are counted: each `start` needs a `stop`. */
  start(): void;
  stop(): void;
  /** Removes the listeners that files of this application have added. */
  discard(entry: string): void;
  /** By application. A listener that was added twice may be listed twice, though the browser has it once. */
  readonly recorded: ReadonlyMap<string, readonly RecordedListener[]>;
}

/**
 * Records the listeners that applications add to the page's own objects while one is active. Only those added by an
 * application's own files count as its own; a shared module's listeners may serve others. Without an active
 * application nothing is wrapped.
 */
export function watchListeners(ownerOf: (file: string) => string | null): Listeners {
  const recorded = new Map<string, RecordedListener[]>();
  let started = 0;

  const isSameListener = (
    item: RecordedListener,
    target: EventTarget,
    type: string,
    listener: Listener,
    capture: boolean,
  ) =>
    item.target === target &&
    item.type === type &&
    isCapture(item.options) === capture &&
    item.listener.deref() === listener;

  function addListener(
    this: EventTarget,
    type: string,
    listener: Listener | null,
    options?: Options,
  ) {
    if (started === 0 || !listener) return;
    const file = callerFile();
    const entry = file === null ? null : ownerOf(file);
    if (entry === null) return;
    const cached = (recorded.get(entry) ?? []).filter((item) => item.listener.deref());
    cached.push({ target: this, type, listener: new WeakRef(listener), options });
    recorded.set(entry, cached);
  }
  function removeListener(
    this: EventTarget,
    type: string,
    listener: Listener | null,
    options?: Options,
  ) {
    if (started === 0 || !listener) return;
    for (const [entry, listeners] of recorded) {
      const remaining = listeners.filter(
        (item) => !isSameListener(item, this, type, listener, isCapture(options)),
      );
      recorded.set(entry, remaining);
    }
  }

  const restorers = [window, document, document.documentElement, document.body].flatMap(
    (target) => [
      patchTarget(target, 'addEventListener', addListener as Add),
      patchTarget(target, 'removeEventListener', removeListener as Add),
    ],
  );

  return {
    recorded,
    start() {
      started += 1;
      if (started === 1) for (const item of restorers) item.take();
    },
    stop() {
      started -= 1;
      if (started === 0) for (const item of restorers) item.free();
    },
    discard(entry) {
      for (const { target, type, listener, options } of recorded.get(entry) ?? []) {
        const existingListener = listener.deref();
        if (existingListener) target.removeEventListener(type, existingListener, options);
      }
      recorded.delete(entry);
    },
  };
}
