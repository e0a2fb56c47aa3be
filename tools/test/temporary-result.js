import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Without the caller's variables, since only the suite of the real PostgreSQL uses one. */
export const noDatabase = {
  DATABASE_URL: undefined,
  E2E_DATABASE_URL: undefined,
  TEST_DATABASE_URL: undefined,
};

/**
 * Calls `work` with the path of a JSON file that its command writes, and a function that reads it; returns `{}` if the
 * file is missing or invalid.
 * @template T
 * @param {(file: string, read: () => any) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withResultFile(work) {
  const folder = mkdtempSync(join(tmpdir(), 'edu-result-'));
  const file = join(folder, 'result.json');
  try {
    return await work(file, () => {
      try {
        return JSON.parse(readFileSync(file, 'utf8'));
      } catch {
        return {};
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
