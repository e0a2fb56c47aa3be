import { z } from 'zod';
import { fetchForeign } from './fetch-module';

const INTEGRITY = /^sha(256|384|512)-[A-Za-z0-9+/=]+$/;
const list = z.record(z.string(), z.string().regex(INTEGRITY));
const MOST = 500;

/**
 * The digests of a foreign module's further files: `integrity.json` beside the module, relative
 * path → digest. Returns them by address; empty where the module ships none. Throws an Error whose
 * message completes "its integrity.json …".
 */
export async function readAssetList(
  address: string,
  pageOrigin: string,
): Promise<Record<string, string>> {
  let bytes: Uint8Array;
  try {
    bytes = await fetchForeign(
      new URL('integrity.json', address).href,
      pageOrigin,
      /\bjson\b/,
      'JSON',
    );
  } catch {
    return {};
  }
  const parsed = list.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  if (!parsed.success) throw new Error('is not a list of path → digest');
  const entries = Object.entries(parsed.data);
  if (entries.length > MOST) throw new Error(`lists more than ${MOST} files`);
  const folder = new URL('.', address).href;
  return Object.fromEntries(
    entries.map(([path, digest]) => {
      const { href } = new URL(path, folder);
      // A module answers for its own folder only.
      if (!href.startsWith(folder)) throw new Error(`names ${path}, which lies outside its folder`);
      return [href, digest];
    }),
  );
}
