import { emit, on } from '.';

test('listeners hear the detail until they stop, and one name says nothing to another', () => {
  const widths: number[] = [];
  const stop = on('layout:menu-width', ({ width }) => widths.push(width));
  emit('layout:menu-width', { width: 160 });
  emit('layout:breadcrumb', { visible: false });
  stop();
  emit('layout:menu-width', { width: 46 });
  expect(widths).toEqual([160]);
});
