import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Only the suite of the real PostgreSQL meets one, whatever the caller's environment says. */
export const noDatabase = {
  DATABASE_URL: undefined,
  E2E_DATABASE_URL: undefined,
  TEST_DATABASE_URL: undefined,
};

/**
 * Gives `work` the path of a file that its command writes as JSON, and what it wrote; `{}` where it came to nothing.
 *
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
