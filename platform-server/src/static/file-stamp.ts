import { stat } from 'node:fs/promises';

/** Changes when the file is written, replaced, removed or made. */
export async function fileStamp(file: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs}:${size}:${ino}`;
  } catch {
    return 'none';
  }
}
