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

test('typed work keeps the person on the page until they agree', async () => {
  navigate('/next');
  await unsaved.mayLeave();
  expect(window.location.pathname).toBe('/form');
  answer = true;
  expect(await unsaved.mayLeave()).toBe(true);
  navigate('/next');
  expect(window.location.pathname).toBe('/next');
  expect(questions).toBe(2);
});

test('a clean form asks nothing', async () => {
  dirty = false;
  expect(await unsaved.mayLeave()).toBe(true);
  expect(questions).toBe(0);
  expect(leaveThePage()).toBe(true);
});

test('two wishes to leave are one question', async () => {
  await Promise.all([unsaved.mayLeave(), unsaved.mayLeave()]);
  expect(questions).toBe(1);
});

test('closing the tab is stopped by the browser, and no more once the work is forgiven', async () => {
  expect(leaveThePage()).toBe(false);
  answer = true;
  await unsaved.mayLeave();
  expect(leaveThePage()).toBe(true);
});

test('the redirects of the guard are never questioned', () => {
  navigate('/entrance/login', { replace: true });
  expect(window.location.pathname).toBe('/entrance/login');
});
