import { figureColumns } from './figure-columns';

it.each([
  [1, [1]],
  [5, [5, 3, 2, 1]],
  [6, [6, 3, 2, 1]],
  [7, [7, 4, 3, 2, 1]],
  [8, [4, 3, 2, 1]],
  [9, [5, 3, 2, 1]],
  [14, [7, 5, 4, 3, 2, 1]],
])('%i figures are in %j columns, by the available width', (count, columns) => {
  expect(figureColumns(count)).toEqual(columns);
});
