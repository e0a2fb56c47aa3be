import { overlays } from './overlays';

test('the uppermost is asked, and stays until it says that it is gone', () => {
  const requests: string[] = [];
  const below = overlays.add(() => requests.push('below'));
  const above = overlays.add(() => requests.push('above'));
  expect(overlays.isOpen()).toBe(true);
  expect(overlays.closeTop()).toBe(true);
  expect(overlays.closeTop()).toBe(true);
  above();
  expect(overlays.closeTop()).toBe(true);
  below();
  expect(overlays.closeTop()).toBe(false);
  expect(overlays.isOpen()).toBe(false);
  expect(requests).toEqual(['above', 'above', 'below']);
});

test('saying twice that one is gone takes no other away', () => {
  const requests: string[] = [];
  const below = overlays.add(() => requests.push('below'));
  const above = overlays.add(() => {});
  above();
  above();
  expect(overlays.closeTop()).toBe(true);
  expect(requests).toEqual(['below']);
  below();
});
