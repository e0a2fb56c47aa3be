import { context, emit } from '@edu/shared-utility';
import { resetContext } from '@edu/shared-utility/testing';
import { activityChannel, recordActivity } from './activity';

beforeEach(resetContext);

/** The events of the channel after these actions. */
async function toldOf(...acts: (() => void)[]): Promise<string[]> {
  const messages: string[] = [];
  const channel = activityChannel();
  for (const act of acts) {
    channel.take((where) => messages.push(String(where)));
    act();
    await Promise.resolve();
  }
  channel.close();
  return messages.filter((value) => /here|elsewhere/.test(value));
}
const press = () => void window.dispatchEvent(new Event('pointerdown'));

test('a click, a key and activity in an embedded site are reported', async () => {
  const key = () => void window.dispatchEvent(new Event('keydown'));
  expect(await toldOf(press, key, () => emit('session:touched', null))).toEqual(
    Array(3).fill('here'),
  );
});

test('what follows within five seconds is not reported again', async () => {
  recordActivity();
  expect(await toldOf(press)).toEqual([]);
  recordActivity(Date.now() - 5_000);
  expect(await toldOf(press)).toEqual(['here']);
  expect(context.get('touched')).not.toBeNull();
});

test('once it is closed, no listener is left', () => {
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  activityChannel().close();
  const types = ['pointerdown', 'keydown', 'input', 'wheel'];
  const listenersOf = (calls: readonly unknown[][]) =>
    calls.filter(([type]) => types.includes(String(type)));
  expect(listenersOf(added.mock.calls)).toHaveLength(types.length);
  expect(listenersOf(removed.mock.calls)).toEqual(listenersOf(added.mock.calls));
});
