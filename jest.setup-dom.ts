import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';

// how long `findBy…` and `waitFor` look before they give up; a busy machine needs more than a second
configure({ asyncUtilTimeout: 10_000 });

/**
 * An error of a query prints the page. While `findBy…` and `waitFor` look again and again nobody reads it: it is
 * printed when its message is read, which they do as they give up, and not at each look, a fifteenth of the time.
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
    // jest shows the first place outside of node_modules: the test's, not this one
    Error.captureStackTrace(error, getConfig().getElementError);
    return error;
  },
});

/** What antd and our apps ask of a browser and jsdom lacks. */
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

// it makes sheets of its own and cannot fill them
CSSStyleSheet.prototype.replaceSync ??= () => {};

/** antd's forms and selects defer through a channel. This one is a timer: no open port keeps jest alive. */
class MessageChannelStub {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  readonly port2 = {
    postMessage: (data: unknown) => {
      setTimeout(() => this.port1.onmessage?.({ data }));
    },
  };
}
Object.assign(globalThis, { MessageChannel: globalThis.MessageChannel ?? MessageChannelStub });

/** jsdom makes no `BeforeUnloadEvent`: an event whose `returnValue` is a text. */
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

// antd writes hundreds of kilobytes of style sheets, and jsdom would match every rule for each look at an
// element: minutes instead of seconds. Tests by role and wording do without them.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { get: () => '', set: () => {} });

// React keeps ten lines of stack for each element it makes, to name its maker in a warning: up to a fifth of the
// time of a test with a page. It leaves off by itself beyond ten thousand elements a second; here from the first on.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: inside } =
  require('react') as { [name: string]: { recentlyCreatedOwnerStacks: number } };
if (inside?.recentlyCreatedOwnerStacks !== 0)
  throw new Error('React 19.3 counts its stacks here, this version does not.');
Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
