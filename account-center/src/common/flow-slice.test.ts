/** @jest-environment node */
import { flowSlice } from './flow-slice';

type Event = { type: 'opened'; by: string } | { type: 'closed' };
const next = (state: string, event: Event): string =>
  event.type === 'opened' ? `${state} by ${event.by}` : 'closed';

const { reducer, actions, actionOf } = flowSlice('door', 'open', next, {
  opened: true,
  closed: true,
});

it('gives each kind of event an action with a name of its own', () => {
  expect(actions.opened({ by: 'key' })).toEqual({ type: 'door/opened', payload: { by: 'key' } });
  expect(actions.closed().type).toBe('door/closed');
  expect(actions.closed.match(actions.opened({ by: 'key' }))).toBe(false);
});

it('leads the state on by the flow, and by nothing else', () => {
  const opened = reducer(undefined, actions.opened({ by: 'key' }));
  expect(opened).toBe('open by key');
  expect(reducer(opened, actions.closed())).toBe('closed');
  expect(reducer(opened, { type: 'window/closed' })).toBe('open by key');
});

it('makes the same action of an event that a view hands on', () => {
  expect(actionOf({ type: 'opened', by: 'key' })).toEqual(actions.opened({ by: 'key' }));
  expect(actions.closed.match(actionOf({ type: 'closed' }))).toBe(true);
});
