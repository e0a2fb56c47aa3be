import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isForeign } from '../import-map/address-rules';
import { json } from '../import-map/asset-list';
import { KindError, SizeError, StatusError, UnreachableError } from '../import-map/fetch-errors';
import { asSentence } from '../import-map/fetched-module';
import type { ForeignModules } from '../static/foreign-modules';
import type { Complaint } from './complaint';
import { type ReadManifest, readManifest } from './read-manifest';

const FILE = 'manifest.json';
const KILOBYTES = 64;
const manifestKind = { ...json, maxBytes: KILOBYTES * 1024 };

/** A manifest as fetched from beside its module. */
export interface FetchedManifest extends ReadManifest {
  /** Null for a module of this build without a manifest. */
  readonly address: string | null;
  readonly state: 'offered' | 'none' | 'unusable';
}

const failedManifest = (state: FetchedManifest['state'], ...complaints: Complaint[]) => ({
  state,
  offer: null,
  complaints,
});

function failedFetch(error: unknown): Omit<FetchedManifest, 'address'> {
  if (error instanceof StatusError && error.status === 404) {
    return failedManifest('none', { phrase: 'manifest.none' });
  }
  if (error instanceof StatusError) {
    return failedManifest('unusable', {
      phrase: 'manifest.status',
      values: { status: error.status },
    });
  }
  // some hosts answer every unknown address with a page
  if (error instanceof KindError) {
    return failedManifest('none', {
      phrase: 'manifest.noJson',
      values: { type: error.contentType },
    });
  }
  if (error instanceof SizeError) {
    return failedManifest('unusable', {
      phrase: 'manifest.tooLarge',
      values: { limit: KILOBYTES },
    });
  }
  if (error instanceof UnreachableError && error.kind !== null) {
    return failedManifest('unusable', { phrase: `network.${error.kind}` });
  }
  const reason = asSentence(error as Error);
  return failedManifest('unusable', { phrase: 'manifest.unreadable', values: { reason } });
}

/** Where manifests are read from. */
export interface ManifestPlaces {
  readonly hosts: Pick<ForeignModules, 'textBeside'>;
  /** Folder of /modules/. */
  readonly modules: string;
}

/**
 * Reads the manifest of a local module, whether built by us or placed there. The rules of addresses prevent leaving
 * the folder.
 */
async function readOwn(modules: string, module: string, line: string): Promise<FetchedManifest> {
  const address = new URL(FILE, new URL(line, 'http://localhost')).pathname;
  const file = join(modules, address.replace(/^\/modules\//, ''));
  const size = address.startsWith('/modules/') ? await stat(file).catch(() => null) : null;
  if (!size?.isFile())
    return { address: null, ...failedManifest('none', { phrase: 'manifest.own' }) };
  if (size.size > manifestKind.maxBytes)
    return { address, ...failedFetch(new SizeError(manifestKind.maxBytes)) };
  const read = readManifest(await readFile(file, 'utf8'), module);
  return { address, state: read.offer ? 'offered' : 'unusable', ...read };
}

/** Fetches the current manifest beside a module of the map. */
export async function fetchManifest(
  { hosts, modules }: ManifestPlaces,
  module: string,
  line: string,
): Promise<FetchedManifest> {
  if (!isForeign(line)) return readOwn(modules, module, line);
  const address = new URL(FILE, line).href;
  try {
    const read = readManifest(await hosts.textBeside(line, FILE, manifestKind), module);
    return { address, state: read.offer ? 'offered' : 'unusable', ...read };
  } catch (error) {
    return { address, ...failedFetch(error) };
  }
}
