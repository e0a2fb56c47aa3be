import { unsaved } from '@edu/shared-utility';
import { heldBack } from './hold-back';

let answer: boolean;
let ends: (() => void)[];

beforeEach(() => {
  answer = false;
  ends = [unsaved.askWith(async () => answer), unsaved.guard(() => true)];
  window.history.replaceState(null, '', '/before?page=2');
});
afterEach(() => {
  for (const end of ends) end();
});

const moved = new PopStateEvent('popstate');

test('a step back past typed work is undone and asked about', async () => {
  expect(heldBack(moved, '/form')).toBe(true);
  expect(window.location.pathname).toBe('/form');
  await unsaved.mayLeave();
  expect(window.location.pathname).toBe('/form');
});

test('whoever agrees arrives', async () => {
  answer = true;
  heldBack(moved, '/form');
  await unsaved.mayLeave();
  await Promise.resolve();
  expect(window.location.pathname + window.location.search).toBe('/before?page=2');
});

test('history calls of pages, and moves from clean pages, pass', () => {
  const own = Object.assign(new PopStateEvent('popstate'), { singleSpaTrigger: 'pushState' });
  expect(heldBack(own, '/form')).toBe(false);
  for (const end of ends) end();
  expect(heldBack(moved, '/form')).toBe(false);
});
