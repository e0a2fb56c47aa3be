import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';

// Time limit of `findBy…` and `waitFor`, since one second is too short on a slow machine.
configure({ asyncUtilTimeout: 10_000 });

/**
 * The error of a query contains the page as text. `findBy…` and `waitFor` create many such errors but only print the
 * last one, so the text is created when the message is read, which saves a fifteenth of the time.
 */
const { getElementError } = getConfig();
configure({
  getElementError(message, container) {
    const config = getConfig() as { [name: string]: unknown };
    if (config._disableExpensiveErrorDiagnostics) {
      const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
      const get = () => getElementError(message, container).message;
      return Object.defineProperty(error, 'message', { configurable: true, get });
    }
    const error = getElementError(message, container);
    // Without this function in the stack, jest shows the line of the test.
    Error.captureStackTrace(error, getConfig().getElementError);
    return error;
  },
});

/** Browser features that antd and our apps use and jsdom lacks. */
class ResizeObserverStub implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= ResizeObserverStub;

window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});

window.scrollTo = () => {};

// jsdom can construct style sheets but not fill them.
CSSStyleSheet.prototype.replaceSync ??= () => {};

/**
 * antd's forms and selects defer work by a message channel. This one uses a timer, because an open port keeps jest
 * alive.
 */
class MessageChannelStub {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  readonly port2 = {
    postMessage: (data: unknown) => {
      setTimeout(() => this.port1.onmessage?.({ data }));
    },
  };
}
Object.assign(globalThis, { MessageChannel: globalThis.MessageChannel ?? MessageChannelStub });

/** jsdom cannot create a `BeforeUnloadEvent`, whose `returnValue` is a string. */
const createEvent = document.createEvent.bind(document) as (kind: string) => Event;
document.createEvent = ((kind: string) => {
  if (kind !== 'BeforeUnloadEvent') return createEvent(kind);
  let text = '';
  return Object.defineProperty(createEvent('Event'), 'returnValue', {
    get: () => text,
    set: (newText: unknown) => {
      text = String(newText);
    },
  });
}) as typeof document.createEvent;

// antd writes hundreds of kilobytes of style sheets, and jsdom would match every rule for each computed style, which
// takes minutes. Tests by role and visible texts do not need them.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { get: () => '', set: () => {} });

// React records a stack for each element to name its creator in warnings, which takes up to a fifth of the time of a
// test with a page. It stops by itself after ten thousand elements in a second; this lets it stop with the first one.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: reactInternals } =
  require('react') as { [name: string]: { recentlyCreatedOwnerStacks: number } };
if (reactInternals?.recentlyCreatedOwnerStacks !== 0)
  throw new Error('React 19.3 counts its stacks here, this version does not.');
Object.defineProperty(reactInternals, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set: () => {},
});
