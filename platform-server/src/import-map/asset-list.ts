import { z } from 'zod';
import {
  type FetchOptions,
  type FileKind,
  fetchForeign,
  KindError,
  StatusError,
} from './fetch-module';

const INTEGRITY = /^sha(256|384|512)-[A-Za-z0-9+/=]+$/;
const list = z.record(z.string(), z.string().regex(INTEGRITY));
const json: FileKind = { type: /\bjson\b/, name: 'JSON' };
const MOST = 500;

/** What a module's folder says of its further files. */
export interface AssetList {
  /** Digests by address; empty where the module ships none. */
  readonly digests: Readonly<Record<string, string>>;
  /** What is good to know of it; null where nothing is. */
  readonly note: string | null;
}

/** The list's bytes; a note where there is none. */
async function fetchList(address: string, options: FetchOptions): Promise<Uint8Array | AssetList> {
  try {
    return await fetchForeign(new URL('integrity.json', address).href, json, options);
  } catch (error) {
    if (error instanceof StatusError && error.status === 404) return { digests: {}, note: null };
    // A host with a page for every address that it does not know.
    if (error instanceof KindError) {
      const note = `its host answers "${error.given}" to integrity.json: taken as no list, only the module itself has a digest`;
      return { digests: {}, note };
    }
    // Any other failure is no answer: taken as "none", the files would lose their integrity unseen.
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
 * path → digest. None where the host has none (404, or something that is no JSON). Throws an Error
 * whose message completes "… was refused:".
 */
export async function readAssetList(address: string, options: FetchOptions): Promise<AssetList> {
  const bytes = await fetchList(address, options);
  if (!(bytes instanceof Uint8Array)) return bytes;
  const entries = parseList(bytes);
  if (entries.length > MOST) throw new Error(`its integrity.json lists more than ${MOST} files`);
  const folder = new URL('.', address).href;
  const digests = Object.fromEntries(
    entries.map(([path, digest]) => {
      // A module answers for its own folder only.
      const href = URL.canParse(path, folder) ? new URL(path, folder).href : '';
      if (!href.startsWith(folder)) {
        throw new Error(`its integrity.json names ${path}, which lies outside its folder`);
      }
      return [href, digest];
    }),
  );
  return { digests, note: null };
}
