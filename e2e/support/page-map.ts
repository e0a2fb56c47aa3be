import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

interface Served {
  imports: Record<string, string>;
  integrity: Record<string, string>;
  formats?: Record<string, string>;
  scopes?: Record<string, Record<string, string>>;
}

/** Entries that a spec adds to the import map of one page, between server and page. */
export interface MapEdits {
  /** Adds entries, which the page's next request for the map receives. */
  publish(
    lines: Record<string, string>,
    integrity?: Record<string, string>,
    format?: 'system' | 'es',
  ): void;
  /** Adds a scope: other addresses for imports of modules below an address. */
  scope(address: string, lines: Record<string, string>): void;
}

/** Digest of a source, as an import map states it. */
export const digestOf = (source: string): string =>
  `sha384-${createHash('sha384').update(source).digest('base64')}`;

/**
 * Edits one page's import map in its response, so that many stories can share a product. Maps that the server reads
 * from its file are tested in live-map.spec.
 */
export async function editMapOf(page: Page): Promise<MapEdits> {
  const added = { imports: {}, integrity: {}, scopes: {}, formats: {} };
  let revision = 0;
  await page.route('**/importmap.json', async (route) => {
    const etag = `"edited-${revision}"`;
    if (route.request().headers()['if-none-match'] === etag) {
      await route.fulfill({ status: 304, headers: { etag } });
      return;
    }
    const response = await route.fetch().catch(() => null);
    if (!response) {
      await route.abort();
      return;
    }
    const map = (await response.json()) as Served;
    Object.assign(map.imports, added.imports);
    Object.assign(map.integrity, added.integrity);
    map.formats = { ...map.formats, ...added.formats };
    map.scopes = { ...map.scopes, ...added.scopes };
    await route.fulfill({ response, headers: { ...response.headers(), etag }, json: map });
  });
  return {
    publish(lines, integrity = {}, format = 'system') {
      // The server detects the format of each address.
      for (const address of Object.values(lines))
        Object.assign(added.formats, { [address]: format });
      Object.assign(added.imports, lines);
      Object.assign(added.integrity, integrity);
      revision += 1;
    },
    scope(address, lines) {
      Object.assign(added.scopes, { [address]: lines });
      revision += 1;
    },
  };
}
