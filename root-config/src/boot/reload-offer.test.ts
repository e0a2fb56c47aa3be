import type { NoticeContent } from '../layout/notices';
import { createReloadOffer } from './reload-offer';

function setUp() {
  const shown = new Map<string, NoticeContent>();
  const offer = createReloadOffer({
    show: (key, content) => void shown.set(key, content()),
    hide: (key) => void shown.delete(key),
  });
  return { offer, shown };
}

test('a reload that can wait is offered with the next navigation, and again with each one', () => {
  const { offer, shown } = setUp();
  offer.onNavigation();
  expect(shown.size).toBe(0);
  offer.need(false);
  expect(shown.size).toBe(0);
  offer.onNavigation();
  expect(shown.get('reload')?.actions).toHaveLength(2);
  shown.get('reload')?.actions[1]?.press();
  expect(shown.size).toBe(0);
  offer.onNavigation();
  expect(shown.size).toBe(1);
});

test('a reload that loses nothing is offered at once', () => {
  const { offer, shown } = setUp();
  offer.need(true);
  expect(shown.size).toBe(1);
});

test('a reload that is no longer needed is not offered again', () => {
  const { offer, shown } = setUp();
  offer.need(true);
  offer.withdraw();
  expect(shown.size).toBe(0);
  offer.onNavigation();
  expect(shown.size).toBe(0);
});
