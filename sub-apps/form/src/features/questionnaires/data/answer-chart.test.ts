/** @jest-environment node */
import type { FormFigures } from '@edu/shared-utility';
import { question } from '../../../testing/questionnaires';
import { drawingOf } from './answer-chart';

function barsOf(numbers: readonly number[]) {
  const counts = numbers.map((number) => ({ value: String(number), row: null, count: 1 }));
  const figures = { answered: numbers.length, average: null, counts } as unknown as FormFigures;
  const drawing = drawingOf(question('q1', 'number'), figures, '人');
  const values = drawing?.series[0]?.values ?? [];
  return Object.fromEntries((drawing?.names ?? []).map((name, index) => [name, values[index]]));
}

it('a few numbers have a bar each', () => {
  expect(barsOf([3, -1, 0.5])).toEqual({ '-1': 1, '0.5': 1, '3': 1 });
});

it('many whole numbers are grouped into bars with round limits, each number in one of them', () => {
  const bars = barsOf(Array.from({ length: 25 }, (_, index) => index + 3));
  expect(bars).toEqual({ '0–4': 2, '5–9': 5, '10–14': 5, '15–19': 5, '20–24': 5, '25–29': 3 });
});

it('many decimals are in the bar with their range', () => {
  const bars = barsOf([0.5, 1.7, 2.2, 3.7, 4.1, 5.5, 6.3, 7.9, 8.8, 9.4, 10.1, 10.9, 11.6]);
  expect(bars['≥ 2, < 4']).toBe(2);
  expect(bars['≥ 10, < 12']).toBe(3);
  expect(Object.values(bars).reduce((sum = 0, bar = 0) => sum + bar, 0)).toBe(13);
});

it('an outlier does not create an endless number of bars', () => {
  const bars = barsOf([...Array.from({ length: 12 }, (_, index) => index), 1e11]);
  expect(Object.keys(bars).length).toBeLessThanOrEqual(11);
});
