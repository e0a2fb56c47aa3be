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

/** A copy of importmap.json that a spec may edit; the product gets it by `IMPORT_MAP`. */
export function mapFile() {
  const folder = mkdtempSync(join(tmpdir(), 'edu-map-'));
  const file = join(folder, 'importmap.json');
  copyFileSync('importmap.json', file);
  const read = (): ImportMap => JSON.parse(readFileSync(file, 'utf8'));
  return {
    file,
    read,
    /** Written beside it and put in place at once, as careful tools do. */
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
 * Changes the map and waits until a running page has looked at it: to the end, unless that was its last look.
 * Needs a short `timing.importMapWatch` where the page cannot take all of the change.
 */
export async function followed(
  page: Page,
  change: () => void,
  { looksOn } = { looksOn: true },
): Promise<void> {
  const isLook = (response: Response) => response.url().endsWith('/importmap.json');
  const before = await page.evaluate(countTaken);
  const news = page.waitForResponse((response) => isLook(response) && response.status() === 200);
  change();
  await news;
  if (!looksOn) return;
  // A page that has taken it says so; one that could not take all of it asks again.
  await Promise.any([
    page.waitForFunction((count) => {
      const taken = performance.getEntriesByName('import-map-followed').length;
      return taken > count;
    }, before),
    page.waitForResponse(isLook),
  ]);
}

const countTaken = () => performance.getEntriesByName('import-map-followed').length;
