import { deflateRawSync } from 'node:zlib';
import { workbook } from '../../testing/workbooks';
import { MAX_UNPACKED, requireSafeArchive } from './unpacked-size';

interface Part {
  readonly content: Buffer;
  /** The size stated in the directory, if it should be wrong. */
  readonly said?: number;
}

/** A ZIP of these files, compressed with deflate. */
function archive(parts: readonly Part[]): Buffer {
  const [locals, list]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [i, { content, said: statedSize = content.length }] of parts.entries()) {
    const name = Buffer.from(`f${i}.xml`);
    const data = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(statedSize, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(statedSize, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local, name, data);
    list.push(entry, name);
    at += local.length + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...list, end]);
}

const zeros = (length: number) => Buffer.alloc(length);

it('accepts a workbook of ten thousand rows', async () => {
  const rows = Array.from({ length: 10_000 }, (_, i) => [
    `学校${i}`,
    `s${i}.example`,
    '张三',
    '13812345678',
    '',
  ]);
  expect(() => requireSafeArchive(Buffer.alloc(0))).toThrow();
  const content = await workbook(rows);
  expect(() => requireSafeArchive(content)).not.toThrow();
});

it.each<[string, Part[]]>([
  ['one file that is too large', [{ content: zeros(MAX_UNPACKED + 1) }]],
  ['files that are too large together', Array(3).fill({ content: zeros(MAX_UNPACKED / 2) })],
  [
    'a file that is larger than its directory entry says',
    [{ content: zeros(MAX_UNPACKED * 2), said: 100 }],
  ],
  [
    'a file that is slightly larger than its directory entry says',
    [{ content: zeros(1000), said: 100 }],
  ],
  ['too many files', Array(501).fill({ content: zeros(1) })],
])('refuses %s', (_, parts) => {
  const hugeArchive = archive(parts);
  expect(hugeArchive.length).toBeLessThan(200_000);
  expect(() => requireSafeArchive(hugeArchive)).toThrow();
});

it('throws no unexpected error for arbitrary bytes', () => {
  for (const bytes of [
    Buffer.from('PK'),
    zeros(30),
    archive([{ content: zeros(9) }]).subarray(9),
  ]) {
    expect(() => requireSafeArchive(bytes)).toThrow();
  }
});
