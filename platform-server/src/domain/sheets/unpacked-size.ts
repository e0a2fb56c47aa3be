import { inflateRawSync } from 'node:zlib';

/** Maximum of bytes of all files in a workbook; ten thousand rows take about two million. */
export const MAX_UNPACKED = 20_000_000;
const MAX_FILES = 500;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const MAX_COMMENT = 65_535;

interface PackedFile {
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
}

/** The position of the end-of-directory record; -1 if the file is no ZIP. */
function findEnd(file: Buffer): number {
  const first = Math.max(0, file.length - END_LENGTH - MAX_COMMENT);
  for (let index = file.length - END_LENGTH; index >= first; index -= 1) {
    if (file.readUInt32LE(index) === END) return index;
  }
  return -1;
}

/** The files in the ZIP's directory. Throws if it is damaged or too long. */
function listFiles(file: Buffer): PackedFile[] {
  const end = findEnd(file);
  if (end < 0) throw new RangeError('no archive');
  const count = file.readUInt16LE(end + 10);
  if (count > MAX_FILES) throw new RangeError('too many files');
  const files: PackedFile[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let i = 0; i < count; i += 1) {
    if (file.readUInt32LE(at) !== ENTRY) throw new RangeError('a damaged list of files');
    files.push({
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      at: file.readUInt32LE(at + 42),
    });
    const [name, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

/** The number of bytes that a file really unpacks to, whatever the directory says. Throws beyond `limit`. */
function unpackedSize(file: Buffer, { method, packed, at }: PackedFile, limit: number): number {
  if (file.readUInt32LE(at) !== LOCAL) throw new RangeError('a damaged file');
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  const data = file.subarray(start, start + packed);
  if (method === 0) return data.length;
  return inflateRawSync(data, { maxOutputLength: limit }).length;
}

/**
 * Throws for a workbook that unpacks to more than allowed: first by the sizes in its directory, then by unpacking one
 * file after the other, so that memory use stays within the limit.
 */
export function requireSafeArchive(content: Uint8Array): void {
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const files = listFiles(file);
  const statedSize = files.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (statedSize > MAX_UNPACKED) throw new RangeError('too large when unpacked');
  let bytesLeft = MAX_UNPACKED;
  for (const packedFile of files) {
    const size = unpackedSize(file, packedFile, Math.max(1, bytesLeft));
    if (size !== packedFile.unpacked) throw new RangeError('the list of files is wrong');
    bytesLeft -= size;
    if (bytesLeft < 0) throw new RangeError('too large when unpacked');
  }
}
