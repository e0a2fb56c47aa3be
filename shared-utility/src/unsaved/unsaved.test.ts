import { emit } from '../events';
import { navigate } from '../navigation';
import { unsaved } from '.';

let dirty: boolean;
let questions: number;
let answer: boolean;
let ends: (() => void)[];

beforeEach(() => {
  dirty = true;
  questions = 0;
  answer = false;
  window.history.replaceState(null, '', '/form');
  ends = [
    unsaved.askWith(async () => {
      questions += 1;
      return answer;
    }),
    unsaved.guard(() => dirty),
  ];
});
afterEach(() => {
  for (const end of ends) end();
});

const leaveThePage = (): boolean =>
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('unsaved input keeps the person on the page until they confirm', async () => {
  navigate('/next');
  await unsaved.mayLeave();
  expect(window.location.pathname).toBe('/form');
  answer = true;
  expect(await unsaved.mayLeave()).toBe(true);
  navigate('/next');
  expect(window.location.pathname).toBe('/next');
  expect(questions).toBe(2);
});

test('confirming the loss deletes the stored drafts too, not before', async () => {
  const removed: string[] = [];
  ends.push(
    unsaved.guard(
      () => true,
      () => removed.push('kept'),
    ),
  );
  ends.push(
    unsaved.guard(
      () => false,
      () => removed.push('clean'),
    ),
  );
  await unsaved.mayLeave();
  expect(removed).toEqual([]);
  answer = true;
  await unsaved.mayLeave();
  expect(removed).toEqual(['kept']);
});

test('a form without changes asks nothing', async () => {
  dirty = false;
  expect(await unsaved.mayLeave()).toBe(true);
  expect(questions).toBe(0);
  expect(leaveThePage()).toBe(true);
});

test('two attempts to leave are one question', async () => {
  await Promise.all([unsaved.mayLeave(), unsaved.mayLeave()]);
  expect(questions).toBe(1);
});

test('closing the tab is stopped by the browser, and no longer once the loss is confirmed', async () => {
  expect(leaveThePage()).toBe(false);
  answer = true;
  await unsaved.mayLeave();
  expect(leaveThePage()).toBe(true);
});

test('an ended session does not keep an emptied page; input of the next session counts again', () => {
  emit('session:ended', { reason: 'expired' });
  emit('navigation:done', { path: '/form' });
  expect([unsaved.any(), leaveThePage()]).toEqual([false, true]);
  ends.push(unsaved.guard(() => true));
  expect(leaveThePage()).toBe(false);
});

test('a form that is still mounted after leaving was confirmed is asked about again', async () => {
  answer = true;
  await unsaved.mayLeave();
  navigate('/form?other=query');
  emit('navigation:done', { path: '/form' });
  expect(unsaved.any()).toBe(true);
  expect(leaveThePage()).toBe(false);
  await unsaved.mayLeave();
  expect(questions).toBe(2);
});

test('a person who stays after all is asked again', async () => {
  answer = true;
  await unsaved.mayLeave();
  unsaved.stayed();
  expect(leaveThePage()).toBe(false);
});

test('a closing dialog asks only about its own input, and confirms nothing for the page', async () => {
  const mayClose = unsaved.layer();
  expect(await mayClose()).toBe(true);
  expect(questions).toBe(0);
  let isTyped = true;
  let lost = 0;
  const lose = () => {
    lost += 1;
  };
  ends.push(unsaved.guard(() => isTyped, lose));
  expect(await mayClose()).toBe(false);
  expect(lost).toBe(0);
  answer = true;
  expect(await mayClose()).toBe(true);
  expect(lost).toBe(1);
  expect(questions).toBe(2);
  isTyped = false;
  expect(leaveThePage()).toBe(false);
});

test('the guard’s redirects never ask', () => {
  navigate('/entrance/login', { replace: true });
  expect(window.location.pathname).toBe('/entrance/login');
});
