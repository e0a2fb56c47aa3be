import { stat } from 'node:fs/promises';

/** A string that changes when the file is created, written, replaced or removed. */
export async function fileStamp(file: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs}:${size}:${ino}`;
  } catch {
    return 'none';
  }
}
