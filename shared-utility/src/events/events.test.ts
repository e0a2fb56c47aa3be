import { emit, on } from '.';

test('listeners receive the detail until they unsubscribe, and only for their event', () => {
  const widths: number[] = [];
  const stop = on('layout:menu-width', ({ width }) => widths.push(width));
  emit('layout:menu-width', { width: 160 });
  emit('layout:breadcrumb', { visible: false });
  stop();
  emit('layout:menu-width', { width: 46 });
  expect(widths).toEqual([160]);
});
