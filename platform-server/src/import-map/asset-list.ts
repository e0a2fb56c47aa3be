import { z } from 'zod';
import {
  type FetchedFile,
  type FetchOptions,
  type FileKind,
  fetchIfChanged,
  KindError,
  StatusError,
} from './fetch-module';

const INTEGRITY = /^sha(256|384|512)-[A-Za-z0-9+/=]+$/;
const list = z.record(z.string(), z.string().regex(INTEGRITY));
export const json: FileKind = { type: /\bjson\b/, name: 'JSON' };
const MAX_FILES = 500;

/** What a module's folder says of its further files. */
export interface AssetList {
  /** Digests by address; empty where the module ships none. */
  readonly digests: Readonly<Record<string, string>>;
  /** What is good to know of it; null where nothing is. */
  readonly note: string | null;
}

/** A list as its host gave it. */
export interface FetchedList {
  readonly list: AssetList;
  readonly etag: string | null;
}

/** Where a module's list lies. */
export const listOf = (address: string): string => new URL('integrity.json', address).href;

/** Says that there is no list, and why that is worth a word. */
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
      // A module answers for its own folder only.
      const href = URL.canParse(path, folder) ? new URL(path, folder).href : '';
      if (!href.startsWith(folder)) {
        throw new Error(`its integrity.json names ${path}, which lies outside its folder`);
      }
      return [href, digest];
    }),
  );
}

/**
 * The digests of a foreign module's further files: `integrity.json` beside the module, relative path → digest, asked
 * for by condition where one is `known`. None where the host has none (404, or something that is no JSON). Throws an
 * Error whose message completes "… was refused:".
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
    // A host with a page for every address that it does not know.
    if (error instanceof KindError) {
      return noList(
        `its host answers "${error.contentType}" to integrity.json: taken as no list, only the module itself has a digest`,
      );
    }
    // Any other failure is no answer: taken as "none", the files would lose their integrity unseen.
    throw new Error(`its integrity.json cannot be read: ${(error as Error).message}`);
  }
  if (!fetched) return cachedList ?? noList(null);
  const digests = digestsOf(fetched.bytes, new URL('.', address).href);
  return { list: { digests, note: null }, etag: fetched.etag };
}
