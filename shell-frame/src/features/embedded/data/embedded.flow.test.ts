/** @jest-environment node */
import { type EmbeddedEvent, next, start } from './embedded.flow';

test.each<[EmbeddedEvent[], object]>([
  [[], { status: 'loading' }],
  [['loaded'], { status: 'shown', silent: false }],
  [['loaded', 'stayedSilent'], { status: 'shown', silent: true }],
  [['loaded', 'stayedSilent', 'saidReady'], { status: 'shown', silent: false }],
  [['late'], { status: 'timedOut' }],
  [['late', 'loaded'], { status: 'timedOut' }],
  [['late', 'again'], { status: 'loading' }],
  [['loaded', 'late'], { status: 'shown', silent: false }],
  [['refused', 'loaded'], { status: 'refused' }],
  [['refused', 'saidReady'], { status: 'refused' }],
  [['refused', 'again'], { status: 'loading' }],
  [['stayedSilent'], { status: 'loading' }],
])('%j ends in %j', (events, end) => {
  expect(events.reduce(next, start)).toEqual(end);
});
