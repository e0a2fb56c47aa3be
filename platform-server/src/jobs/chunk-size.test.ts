import { firstChunk, fixedChunk } from './chunk-size';

test('fast rows are processed in ever larger chunks, up to the largest', () => {
  const rows = [];
  for (let size = firstChunk(100); rows.length < 6; size = size.after(20)) rows.push(size.rows);
  expect(rows).toEqual([10, 20, 40, 80, 100, 100]);
});

test('slow rows are processed in ever smaller chunks, down to one row', () => {
  const rows = [];
  for (let size = firstChunk(100); rows.length < 6; size = size.after(900)) rows.push(size.rows);
  expect(rows).toEqual([10, 5, 2, 1, 1, 1]);
});

test('rows of middling speed keep the size, which never exceeds the maximum', () => {
  expect(firstChunk(100).after(200).rows).toBe(10);
  expect(firstChunk(4).rows).toBe(4);
});

test('a fixed size does not depend on the time', () => {
  expect([fixedChunk(50).after(5).rows, fixedChunk(50).after(5_000).rows]).toEqual([50, 50]);
});
