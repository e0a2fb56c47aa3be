import { userStorage } from './per-person';

const isNumber = (raw: unknown): raw is number => typeof raw === 'number';

beforeEach(() => localStorage.clear());

it('a setting is stored for one host and one person, and outlives the session', () => {
  const columns = userStorage('list:columns', 3, isNumber);
  columns.write('saas-1:u1', 5);

  expect(Object.keys(localStorage)).toEqual([
    `keep:list:columns:${window.location.host}:saas-1:u1`,
  ]);
  expect([columns.read('saas-1:u1'), columns.read('saas-2:u1')]).toEqual([5, 3]);
});

it.each(['"5"', 'not JSON'])('the stored value %s is ignored', (stored) => {
  localStorage.setItem(`keep:list:columns:${window.location.host}:u1`, stored);

  expect(userStorage('list:columns', 3, isNumber).read('u1')).toBe(3);
});
