import { setPageExit } from '../environment';
import { context } from '../storage';
import { resetContext } from '../testing/reset-context';
import { session } from './session';

const exits: string[] = [];

beforeEach(() => {
  resetContext();
  exits.length = 0;
  setPageExit({ assign: (url) => exits.push(url), reload: () => exits.push('reload') });
  context.set('token', 't');
});

test('while it is held, an expiry leaves page and storage alone; afterwards it ends both', () => {
  const release = session.hold();
  session.expire();
  expect([exits, context.get('token')]).toEqual([[], 't']);
  release();
  session.expire();
  expect(exits).toHaveLength(1);
  expect(context.get('token')).toBeNull();
});
