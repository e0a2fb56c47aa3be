/** @jest-environment node */
import { flowSlice } from './flow-slice';

type Event = { type: 'opened'; by: string } | { type: 'closed' };
const next = (state: string, event: Event): string =>
  event.type === 'opened' ? `${state} by ${event.by}` : 'closed';

const { reducer, actions, actionOf } = flowSlice('door', 'open', next, {
  opened: true,
  closed: true,
});

it('gives each event type an action with its own name', () => {
  expect(actions.opened({ by: 'key' })).toEqual({ type: 'door/opened', payload: { by: 'key' } });
  expect(actions.closed().type).toBe('door/closed');
  expect(actions.closed.match(actions.opened({ by: 'key' }))).toBe(false);
});

it('changes the state only through the flow', () => {
  const opened = reducer(undefined, actions.opened({ by: 'key' }));
  expect(opened).toBe('open by key');
  expect(reducer(opened, actions.closed())).toBe('closed');
  expect(reducer(opened, { type: 'window/closed' })).toBe('open by key');
});

it('creates the same action from an event that a view passes on', () => {
  expect(actionOf({ type: 'opened', by: 'key' })).toEqual(actions.opened({ by: 'key' }));
  expect(actions.closed.match(actionOf({ type: 'closed' }))).toBe(true);
});
