import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';

interface ImportMap {
  imports: Record<string, string>;
  scopes?: Record<string, Record<string, string>>;
}

/** A copy of importmap.json that a spec may edit; passed to the product by `IMPORT_MAP`. */
export function mapFile() {
  const folder = mkdtempSync(join(tmpdir(), 'edu-map-'));
  const file = join(folder, 'importmap.json');
  copyFileSync('importmap.json', file);
  const read = (): ImportMap => JSON.parse(readFileSync(file, 'utf8'));
  return {
    file,
    read,
    /** Writes a new file and renames it, so that the product never reads half of it. */
    edit(change: (map: ImportMap) => void) {
      const map = read();
      change(map);
      writeFileSync(`${file}.new`, JSON.stringify(map, null, 2));
      renameSync(`${file}.new`, file);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Changes the map and waits until a running page has applied it completely, or fetched it without being able to.
 * The latter needs a short `timing.importMapWatch`.
 */
export async function changeMap(
  page: Page,
  change: () => void,
  { looksOn: isApplied } = { looksOn: true },
): Promise<void> {
  const isLook = (response: Response) => response.url().endsWith('/importmap.json');
  const takenBefore = await page.evaluate(countTaken);
  const news = page.waitForResponse((response) => isLook(response) && response.status() === 200);
  change();
  await news;
  if (!isApplied) return;
  // A page that has applied it sets a performance mark; one that could not apply all of it requests it again.
  await Promise.any([
    page.waitForFunction((count) => {
      const applied = performance.getEntriesByName('import-map-followed').length;
      return applied > count;
    }, takenBefore),
    page.waitForResponse(isLook),
  ]);
}

const countTaken = () => performance.getEntriesByName('import-map-followed').length;
