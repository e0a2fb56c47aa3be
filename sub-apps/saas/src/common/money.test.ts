/** @jest-environment node */
import { fenOf, yuanOf } from './money';

it.each([
  ['19.99', 1999],
  [' 19,9 ', 1990],
  ['１９．９９', 1999],
  ['¥19.99', 1999],
  ['￥19.99', 1999],
  ['19.99元', 1999],
  ['1,999.00', 199_900],
  ['1,999', 199_900],
  ['1\u202f999,50\u00a0¥', 199_950],
  ['0', 0],
  ['100000', 10_000_000],
])('%j is %i fen', (input, fen) => expect(fenOf(input)).toBe(fen));

it.each(['', '¥', '-1', '0.001', '1e3', '100000.01', '1,99,9', '1.999,5', '19.99.1', '十'])(
  '%j is not a price',
  (input) => expect(fenOf(input)).toBeNull(),
);

it.each([0, 1, 10, 1999, 10_000_000])('%i fen are read back as they are written', (fen) =>
  expect(fenOf(yuanOf(fen))).toBe(fen),
);
