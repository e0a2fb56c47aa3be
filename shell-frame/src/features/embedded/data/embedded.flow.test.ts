/** @jest-environment node */
import { type EmbeddedEvent, next, start } from './embedded.flow';

test.each<[EmbeddedEvent[], object]>([
  [[], { status: 'loading' }],
  [['loaded'], { status: 'shown', silent: false }],
  [['loaded', 'readyTimedOut'], { status: 'shown', silent: true }],
  [['loaded', 'readyTimedOut', 'ready'], { status: 'shown', silent: false }],
  [['loadTimedOut'], { status: 'timedOut' }],
  [['loadTimedOut', 'loaded'], { status: 'timedOut' }],
  [['loadTimedOut', 'retried'], { status: 'loading' }],
  [['loaded', 'loadTimedOut'], { status: 'shown', silent: false }],
  [['refused', 'loaded'], { status: 'refused' }],
  [['refused', 'ready'], { status: 'refused' }],
  [['refused', 'retried'], { status: 'loading' }],
  [['readyTimedOut'], { status: 'loading' }],
])('%j ends in %j', (events, end) => {
  expect(events.reduce(next, start)).toEqual(end);
});
