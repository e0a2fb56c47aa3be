import { overlays } from './overlays';

test('the top overlay is asked to close, and stays until it reports that it is closed', () => {
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

test('reporting twice that one is closed removes no other', () => {
  const requests: string[] = [];
  const below = overlays.add(() => requests.push('below'));
  const above = overlays.add(() => {});
  above();
  above();
  expect(overlays.closeTop()).toBe(true);
  expect(requests).toEqual(['below']);
  below();
});
