/**
 * What outlives the part that made it goes on for as long as the tab lives: a test that leaves an interval, or a
 * listener on the window or the document, fails and names the line that made it. (Under jest's fake timers no
 * interval is seen here.) Single timeouts are left out: those still pending after a test are the toasts', the
 * requests' and the idle moments', which end by themselves.
 */
const { setInterval: set, clearInterval: clear } = window;

/** In whose places the line that asks stands for somebody else's. */
const passedThrough = /\/root-config\/src\/side-effects\//;
/** Listeners that the page keeps until its end. */
const pageLong = /\/root-config\/src\/prefetch\//;

/** The line that asked for it, where that is the product's own; a library or a test looks after its own. */
function callerOf(stack = ''): string | null {
  const line = stack
    .split('\n')
    .slice(2)
    .find((one) => !passedThrough.test(one));
  return line && /\/src\//.test(line) && !/node_modules|[.]test[.]|\/testing\//.test(line)
    ? line.trim()
    : null;
}

const running = new Map<unknown, string>();

window.setInterval = ((...given: Parameters<typeof set>) => {
  const id = set.apply(window, given);
  const line = callerOf(new Error().stack);
  if (line !== null) running.set(id, line);
  return id;
}) as typeof set;

window.clearInterval = ((id: Parameters<typeof clear>[0]) => {
  running.delete(id);
  clear.call(window, id);
}) as typeof clear;

type Options = AddEventListenerOptions | boolean | undefined;

interface Listening {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: EventListenerOrEventListenerObject;
  readonly capture: boolean;
  readonly line: string;
}
let listening: readonly Listening[] = [];

const isCapture = (options: Options): boolean =>
  typeof options === 'object' ? options.capture === true : options === true;

const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
const isOfPage = (target: unknown): boolean => target === window || target === document;

// On the prototype: what wraps the page's own methods for a while finds them as a browser has them.
EventTarget.prototype.addEventListener = function (
  this: EventTarget | undefined,
  type: string,
  listener: EventListenerOrEventListenerObject | null,
  options?: Options,
) {
  const target = this ?? window;
  const line = isOfPage(target) ? callerOf(new Error().stack) : null;
  if (line !== null && listener && !pageLong.test(line)) {
    const one = { target, type, listener, capture: isCapture(options), line };
    const forget = () => {
      listening = listening.filter((other) => other !== one);
    };
    listening = [...listening, one];
    if (typeof options === 'object') {
      if (options.once) add.call(target, type, forget, options);
      options.signal?.addEventListener('abort', forget);
    }
  }
  add.call(target, type, listener, options);
};

EventTarget.prototype.removeEventListener = function (
  this: EventTarget | undefined,
  type: string,
  listener: EventListenerOrEventListenerObject | null,
  options?: Options,
) {
  const target = this ?? window;
  listening = listening.filter(
    (one) =>
      one.target !== target ||
      one.type !== type ||
      one.listener !== listener ||
      one.capture !== isCapture(options),
  );
  remove.call(target, type, listener, options);
};

const library = require.resolve('@testing-library/react');

let before = listening;
beforeEach(() => {
  before = listening;
});

afterEach(() => {
  // This hook runs before the one with which testing-library takes down what a test has rendered.
  if (require.cache[library]) {
    (require(library) as typeof import('@testing-library/react')).cleanup();
  }
  const timers = [...running.values()].map((line) => `interval ${line}`);
  const listeners = listening
    .filter((one) => !before.includes(one))
    .map(({ type, line }) => `listener of ${type} ${line}`);
  for (const id of running.keys()) clear.call(window, id as number);
  running.clear();
  const left = [...timers, ...listeners];
  if (left.length > 0) {
    throw new Error(`still there after the test, each made here:\n${left.join('\n')}`);
  }
});
