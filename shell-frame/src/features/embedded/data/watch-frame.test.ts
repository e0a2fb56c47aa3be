import { on } from '@edu/shared-utility';
import type { EmbeddedEvent } from './embedded.flow';
import { watchFrame } from './watch-frame';

const site = 'http://data.example';
let frame: HTMLIFrameElement;
let events: EmbeddedEvent[];
let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  frame = document.createElement('iframe');
  document.body.append(frame);
  events = [];
  end = watchFrame(frame, site, (event) => events.push(event));
});
afterEach(() => {
  end();
  frame.remove();
  jest.useRealTimers();
});

const send = (type: string, origin = site, source: Window | null = frame.contentWindow): void =>
  void window.dispatchEvent(new MessageEvent('message', { data: { type }, origin, source }));
const loads = (): void => void frame.dispatchEvent(new Event('load'));
/** Longer than the wait for the site's message, shorter than the timeout. */
const wait = (): void => void jest.advanceTimersByTime(6000);

test('a site that sends a message before its load event is not abandoned, nor at its next page', () => {
  send('data-admin:ready');
  loads();
  wait();
  loads();
  wait();
  expect(events).toEqual(['ready', 'loaded', 'loaded']);
});

test('neither is a site that sends a message after its load event; one that never does is', () => {
  loads();
  wait();
  send('data-admin:ready');
  expect(events).toEqual(['loaded', 'readyTimedOut', 'ready']);
});

test('after its end nothing is reported and no timer is left', () => {
  loads();
  end();
  expect(jest.getTimerCount()).toBe(0);
  send('data-admin:ready');
  loads();
  expect(events).toEqual(['loaded']);
});

test('messages of another origin or another frame are ignored', () => {
  send('data-admin:ready', 'http://evil.example');
  send('data-admin:refused', site, window);
  send('something-else');
  expect(events).toEqual([]);
});

test('activity in the site counts as activity here; that in another frame does not', () => {
  let touched = 0;
  const stop = on('session:touched', () => {
    touched += 1;
  });
  send('data-admin:touched', 'http://evil.example');
  send('data-admin:touched', site, window);
  expect(touched).toBe(0);
  send('data-admin:touched');
  expect([touched, events]).toEqual([1, []]);
  stop();
});
