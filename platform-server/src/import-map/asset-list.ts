import { z } from 'zod';
import { type FetchOptions, type FileKind, fetchForeign, StatusError } from './fetch-module';

const INTEGRITY = /^sha(256|384|512)-[A-Za-z0-9+/=]+$/;
const list = z.record(z.string(), z.string().regex(INTEGRITY));
const json: FileKind = { type: /\bjson\b/, name: 'JSON' };
const MOST = 500;

/** The list's bytes; null where the host says that there is none. */
async function fetchList(address: string, options: FetchOptions): Promise<Uint8Array | null> {
  try {
    return await fetchForeign(new URL('integrity.json', address).href, json, options);
  } catch (error) {
    // Any other failure is no answer: taken as "none", the files would lose their integrity unseen.
    if (error instanceof StatusError && error.status === 404) return null;
    throw new Error(`its integrity.json cannot be read: ${(error as Error).message}`);
  }
}

function parseList(bytes: Uint8Array): [string, string][] {
  try {
    return Object.entries(list.parse(JSON.parse(Buffer.from(bytes).toString('utf8'))));
  } catch {
    throw new Error('its integrity.json is not a list of path → digest');
  }
}

/**
 * The digests of a foreign module's further files: `integrity.json` beside the module, relative
 * path → digest. Returns them by address; empty where the module ships none (404). Throws an Error
 * whose message completes "… was refused:".
 */
export async function readAssetList(
  address: string,
  options: FetchOptions,
): Promise<Record<string, string>> {
  const bytes = await fetchList(address, options);
  if (bytes === null) return {};
  const entries = parseList(bytes);
  if (entries.length > MOST) throw new Error(`its integrity.json lists more than ${MOST} files`);
  const folder = new URL('.', address).href;
  return Object.fromEntries(
    entries.map(([path, digest]) => {
      // A module answers for its own folder only.
      const href = URL.canParse(path, folder) ? new URL(path, folder).href : '';
      if (!href.startsWith(folder)) {
        throw new Error(`its integrity.json names ${path}, which lies outside its folder`);
      }
      return [href, digest];
    }),
  );
}
