import { firstChunk, fixedChunk } from './chunk-size';

test('quick rows come in larger and larger chunks, up to the largest', () => {
  const rows = [];
  for (let size = firstChunk(100); rows.length < 6; size = size.after(20)) rows.push(size.rows);
  expect(rows).toEqual([10, 20, 40, 80, 100, 100]);
});

test('slow ones in smaller and smaller chunks, down to one row', () => {
  const rows = [];
  for (let size = firstChunk(100); rows.length < 6; size = size.after(900)) rows.push(size.rows);
  expect(rows).toEqual([10, 5, 2, 1, 1, 1]);
});

test('what is neither stays as it is, and no chunk is larger than the kind allows', () => {
  expect(firstChunk(100).after(200).rows).toBe(10);
  expect(firstChunk(4).rows).toBe(4);
});

test('a fixed size does not follow the time', () => {
  expect([fixedChunk(50).after(5).rows, fixedChunk(50).after(5_000).rows]).toEqual([50, 50]);
});
