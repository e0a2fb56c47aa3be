import { overlays } from './overlays';

test('the top overlay is asked to close, and stays until it reports that it is closed', () => {
  const requests: string[] = [];
  const removeLower = overlays.add(() => requests.push('below'));
  const removeUpper = overlays.add(() => requests.push('above'));
  expect(overlays.isOpen()).toBe(true);
  expect(overlays.closeTop()).toBe(true);
  expect(overlays.closeTop()).toBe(true);
  removeUpper();
  expect(overlays.closeTop()).toBe(true);
  removeLower();
  expect(overlays.closeTop()).toBe(false);
  expect(overlays.isOpen()).toBe(false);
  expect(requests).toEqual(['above', 'above', 'below']);
});

test('reporting twice that one is closed removes no other', () => {
  const requests: string[] = [];
  const removeLower = overlays.add(() => requests.push('below'));
  const removeUpper = overlays.add(() => {});
  removeUpper();
  removeUpper();
  expect(overlays.closeTop()).toBe(true);
  expect(requests).toEqual(['below']);
  removeLower();
});
