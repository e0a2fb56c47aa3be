import { figureColumns } from './figure-columns';

it.each([
  [1, 1],
  [6, 6],
  [7, 7],
  [8, 4],
  [9, 5],
  [14, 7],
])('%i figures go into %i columns', (count, columns) => {
  expect(figureColumns(count)).toBe(columns);
});
