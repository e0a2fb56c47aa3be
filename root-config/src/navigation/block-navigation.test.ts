import { overlays, session, unsaved } from '@edu/shared-utility';
import { blockNavigation } from './block-navigation';

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

test('a step back past unsaved input is undone and asked about', async () => {
  expect(blockNavigation(moved, '/form')).toBe(true);
  expect(window.location.pathname).toBe('/form');
  await unsaved.mayLeave();
  expect(window.location.pathname).toBe('/form');
});

test('after confirming, the navigation continues', async () => {
  answer = true;
  blockNavigation(moved, '/form');
  await unsaved.mayLeave();
  await Promise.resolve();
  expect(window.location.pathname + window.location.search).toBe('/before?page=2');
});

test('history calls of pages, and navigations from pages without changes, pass', () => {
  const ownEvent = Object.assign(new PopStateEvent('popstate'), { singleSpaTrigger: 'pushState' });
  expect(blockNavigation(ownEvent, '/form')).toBe(false);
  for (const end of ends) end();
  expect(blockNavigation(moved, '/form')).toBe(false);
});

test('a step back closes an overlay, and asks nothing about the page', async () => {
  let closed = 0;
  let requestCount = 0;
  ends.push(
    unsaved.askWith(async () => {
      requestCount += 1;
      return true;
    }),
    overlays.add(() => {
      closed += 1;
    }),
  );
  expect(blockNavigation(moved, '/form')).toBe(true);
  await Promise.resolve();
  expect([window.location.pathname, closed, requestCount]).toEqual(['/form', 1, 0]);
  for (const end of ends.splice(0)) end();
  window.history.replaceState(null, '', '/before');
  expect(blockNavigation(moved, '/form')).toBe(false);
  expect([window.location.pathname, closed]).toEqual(['/before', 1]);
});

test('a page’s own navigation, such as a link in a phone’s menu, is not blocked by an overlay', () => {
  let closed = 0;
  ends.push(
    overlays.add(() => {
      closed += 1;
    }),
  );
  const ownEvent = Object.assign(new PopStateEvent('popstate'), { singleSpaTrigger: 'pushState' });
  expect(blockNavigation(ownEvent, '/form')).toBe(false);
  expect(closed).toBe(0);
});

test('while the page is locked, navigation and questions are blocked', async () => {
  let requestCount = 0;
  ends.push(
    unsaved.askWith(async () => {
      requestCount += 1;
      return true;
    }),
  );
  const release = session.hold();
  expect(blockNavigation(moved, '/form')).toBe(true);
  expect(window.location.pathname).toBe('/form');
  for (const end of ends.splice(0)) end();
  window.history.replaceState(null, '', '/before');
  expect(blockNavigation(moved, '/form')).toBe(true);
  await Promise.resolve();
  expect([window.location.pathname, requestCount]).toEqual(['/form', 0]);
  release();
  expect(blockNavigation(moved, '/form')).toBe(false);
});
