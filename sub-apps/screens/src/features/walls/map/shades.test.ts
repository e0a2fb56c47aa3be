/** @jest-environment node */
import { noDataColour, shadeOf } from './shades';

const percentOf = (colour: string): number => Number(/(\d+)%/.exec(colour)?.[1]);

it('distinguishes the fewest from none, and the most from the fewest', () => {
  const fewest = shadeOf(1, 100_000);
  expect(noDataColour).not.toContain('var(--first)');
  expect(percentOf(fewest)).toBeGreaterThan(3 * percentOf(noDataColour));
  expect(percentOf(shadeOf(9, 9))).toBeGreaterThan(2 * percentOf(fewest));
});
