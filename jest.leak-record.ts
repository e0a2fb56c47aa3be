/**
 * Records what the product starts and has to end: intervals, timeouts, and listeners of window and document. Those of
 * libraries, of tests and of jest's fake timers are not recorded.
 */
interface Leak {
  readonly kind: 'interval' | 'timeout' | 'listener';
  /** Where it was made: the line and its callers. */
  readonly origin: () => string;
  readonly end: () => void;
  /** A listener also ends when its signal is aborted. */
  readonly signal?: AbortSignal | undefined;
}

const running = new Map<unknown, Leak>();

/** What the shell itself starts lasts as long as the tab; only its intervals are recorded. */
const isShell = /\/root-config\/src\//.test(expect.getState().testPath ?? '');

/** Files whose timeouts and listeners may outlive a test. */
const lasting = [
  // A time limit ends with its request, and a test may end before the last response.
  /\/shared-utility\/src\/http\/deadline\.ts$/,
  // These belong to the shell, not to the page: they are shown until their time is over.
  /\/shared-utility\/src\/(toast\/queue|undo\/undo-toasts)\.ts$/,
  // One listener for all subscribers, from the first of them on.
  /\/shared-utility\/src\/storage\/context\.ts$/,
  // A calendar's language is loaded once, whatever is mounted then.
  /\/shared-utility\/src\/i18n\/ui-locale\.ts$/,
];

/** `on` adds its listeners for its caller. */
const forwarding = /\/shared-utility\/src\/events\/index\.ts$/;

function isRecorded(frame: NodeJS.CallSite | undefined): boolean {
  const file = frame?.getFileName() ?? '';
  return (
    /\/src\//.test(file) &&
    !/node_modules|[.]test[.]|\/testing\//.test(file) &&
    !lasting.some((pattern) => pattern.test(file)) &&
    // What a module starts while it is evaluated belongs to no page.
    !`${frame}`.startsWith('Object.<anonymous> ')
  );
}

/**
 * Describes the line that called `callee`, or returns null if it is not recorded. The frame is read as an object,
 * because jest maps each stack that is read as text to its source, which takes time.
 */
function originOf(callee: object): (() => string) | null {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = 2;
  Error.prepareStackTrace = (_error, frames) =>
    frames.find((frame) => !forwarding.test(frame.getFileName() ?? ''));
  const first: { stack?: unknown } = {};
  Error.captureStackTrace(first, callee as () => void);
  const recorded = isRecorded(first.stack as NodeJS.CallSite | undefined);
  Error.prepareStackTrace = prepareStackTrace;
  Error.stackTraceLimit = 3;
  const lines: { stack?: string } = {};
  if (recorded) Error.captureStackTrace(lines, callee as () => void);
  Error.stackTraceLimit = stackTraceLimit;
  return recorded ? () => `${lines.stack}`.replace(/^.*\n/, '') : null;
}

const { setInterval, clearInterval, setTimeout, clearTimeout } = window;

window.setInterval = function start(...args: Parameters<typeof setInterval>) {
  const id = setInterval.apply(window, args);
  const origin = originOf(start);
  const end = () => clearInterval.call(window, id);
  if (origin) running.set(id, { kind: 'interval', origin, end });
  return id;
} as typeof setInterval;

window.setTimeout = function start(...[work, delay, ...args]: Parameters<typeof setTimeout>) {
  // One without a delay ends by itself before the next test.
  const origin = delay && !isShell ? originOf(start) : null;
  if (!origin) return setTimeout.call(window, work, delay, ...args);
  const onTime = (...values: typeof args) => {
    running.delete(id);
    work(...values);
  };
  const id = setTimeout.call(window, onTime, delay, ...args);
  running.set(id, { kind: 'timeout', origin, end: () => clearTimeout.call(window, id) });
  return id;
} as typeof setTimeout;

const stopped = (clear: typeof clearTimeout) =>
  ((id: Parameters<typeof clearTimeout>[0]) => {
    running.delete(id);
    clear.call(window, id);
  }) as typeof clearTimeout;
window.clearInterval = stopped(clearInterval);
window.clearTimeout = stopped(clearTimeout);

type Options = boolean | AddEventListenerOptions | undefined;
type Listener = EventListenerOrEventListenerObject | null;

const optionsOf = (options: Options) =>
  typeof options === 'object' ? options : { capture: options === true };

/** Keys of recorded listeners, since the same function can listen to several events. */
const listeners = new WeakMap<object, Map<string, object>>();
function keyOf(listener: object, target: EventTarget, type: string, options: Options): object {
  const keys = listeners.get(listener) ?? new Map<string, object>();
  listeners.set(listener, keys);
  const name = `${target === window} ${type} ${Boolean(optionsOf(options).capture)}`;
  const key = keys.get(name) ?? {};
  keys.set(name, key);
  return key;
}

function record(target: EventTarget): void {
  const { addEventListener, removeEventListener } = target;

  target.addEventListener = function listen(type: string, listener: Listener, options?: Options) {
    addEventListener.call(target, type, listener, options);
    const origin = originOf(listen);
    if (!origin || !listener) return;
    const key = keyOf(listener, target, type, options);
    const end = () => removeEventListener.call(target, type, listener, options);
    const { once, signal } = optionsOf(options);
    running.set(key, { kind: 'listener', origin, end, signal });
    if (once) addEventListener.call(target, type, () => running.delete(key), { once });
  };

  target.removeEventListener = (type: string, listener: Listener, options?: Options) => {
    if (listener) running.delete(keyOf(listener, target, type, options));
    removeEventListener.call(target, type, listener, options);
  };
}
if (!isShell) for (const target of [document, window]) record(target);

/** Ends and forgets what still runs. Returns the kind of each, the line that made it, and its caller. */
export function endLeaks(): string[] {
  const leaks = [...running.values()].filter(({ signal }) => !signal?.aborted);
  const descriptions = leaks.map(({ kind, origin }) => `${kind}\n${origin()}`);
  for (const { end } of leaks) end();
  running.clear();
  return descriptions;
}
