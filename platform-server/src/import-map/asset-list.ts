import { z } from 'zod';
import { type FileKind, KindError, StatusError } from './fetch-errors';
import { type FetchedFile, type FetchOptions, fetchIfChanged } from './fetch-module';

const INTEGRITY = /^sha(256|384|512)-[A-Za-z0-9+/=]+$/;
const list = z.record(z.string(), z.string().regex(INTEGRITY));
export const json: FileKind = { type: /\bjson\b/, name: 'JSON' };
const MAX_FILES = 500;

/** The `integrity.json` in a module's folder. */
export interface AssetList {
  /** Digests by address; empty if the module ships none. */
  readonly digests: Readonly<Record<string, string>>;
  /** A remark for the operator; null if there is none. */
  readonly note: string | null;
}

/** A list with the ETag of its host. */
export interface FetchedList {
  readonly list: AssetList;
  readonly etag: string | null;
}

/** Address of a module's list. */
export const listOf = (address: string): string => new URL('integrity.json', address).href;

/** An empty list; `note` says why, where that is unusual. */
const noList = (note: string | null): FetchedList => ({ list: { digests: {}, note }, etag: null });

function parseList(bytes: Uint8Array): [string, string][] {
  try {
    return Object.entries(list.parse(JSON.parse(Buffer.from(bytes).toString('utf8'))));
  } catch {
    throw new Error('its integrity.json is not a list of path → digest');
  }
}

function digestsOf(bytes: Uint8Array, folder: string): Record<string, string> {
  const entries = parseList(bytes);
  if (entries.length > MAX_FILES)
    throw new Error(`its integrity.json lists more than ${MAX_FILES} files`);
  return Object.fromEntries(
    entries.map(([path, digest]) => {
      // A module may only list files of its own folder.
      const href = URL.canParse(path, folder) ? new URL(path, folder).href : '';
      if (!href.startsWith(folder)) {
        throw new Error(`its integrity.json names ${path}, which lies outside its folder`);
      }
      return [href, digest];
    }),
  );
}

/**
 * Fetches the digests of a foreign module's further files from `integrity.json` beside it, relative path → digest;
 * conditionally if one is cached. Empty if the host has none (404, or no JSON). Throws an Error whose message
 * completes "… was refused:".
 */
export async function fetchAssetList(
  address: string,
  options: FetchOptions,
  cachedList: FetchedList | null,
): Promise<FetchedList> {
  let fetched: FetchedFile | null;
  try {
    const conditional = { ...options, etag: cachedList?.etag };
    fetched = await fetchIfChanged(listOf(address), json, conditional);
  } catch (error) {
    if (error instanceof StatusError && error.status === 404) return noList(null);
    // Some hosts answer every unknown address with a page.
    if (error instanceof KindError) {
      return noList(
        `its host answers "${error.contentType}" to integrity.json: taken as no list, only the module itself has a digest`,
      );
    }
    // Other failures are errors: treated as "no list", they would drop the files' integrity unnoticed.
    throw new Error(`its integrity.json cannot be read: ${(error as Error).message}`);
  }
  if (!fetched) return cachedList ?? noList(null);
  const digests = digestsOf(fetched.bytes, new URL('.', address).href);
  return { list: { digests, note: null }, etag: fetched.etag };
}
