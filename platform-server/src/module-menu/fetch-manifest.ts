import { isForeign } from '../import-map/address-rules';
import { json } from '../import-map/asset-list';
import { KindError, SizeError, StatusError } from '../import-map/fetch-module';
import { asSentence } from '../import-map/found-module';
import type { ForeignLines } from '../static/foreign-lines';
import type { Complaint } from './complaint';
import { type ReadManifest, readManifest } from './read-manifest';

const FILE = 'manifest.json';
const KILOBYTES = 64;
const kind = { ...json, most: KILOBYTES * 1024 };

/** What lies beside a module. */
export interface FoundManifest extends ReadManifest {
  /** Null for a module of this build, which has no manifest. */
  readonly address: string | null;
  readonly state: 'offered' | 'none' | 'unusable';
}

const nothing = (state: FoundManifest['state'], ...complaints: Complaint[]) => ({
  state,
  offer: null,
  complaints,
});

function failed(error: unknown): Omit<FoundManifest, 'address'> {
  if (error instanceof StatusError && error.status === 404) {
    return nothing('none', { phrase: 'manifest.none' });
  }
  if (error instanceof StatusError) {
    return nothing('unusable', { phrase: 'manifest.status', values: { status: error.status } });
  }
  // a host with a page for every address that it does not know
  if (error instanceof KindError) {
    return nothing('none', { phrase: 'manifest.noJson', values: { type: error.given } });
  }
  if (error instanceof SizeError) {
    return nothing('unusable', { phrase: 'manifest.tooLarge', values: { limit: KILOBYTES } });
  }
  const reason = asSentence(error as Error);
  return nothing('unusable', { phrase: 'manifest.unreadable', values: { reason } });
}

/** The manifest beside a module of the map, from its host as it is now. */
export async function fetchManifest(
  hosts: Pick<ForeignLines, 'textBeside'>,
  module: string,
  line: string,
): Promise<FoundManifest> {
  if (!isForeign(line)) {
    return { address: null, ...nothing('none', { phrase: 'manifest.own' }) };
  }
  const address = new URL(FILE, line).href;
  try {
    const read = readManifest(await hosts.textBeside(line, FILE, kind), module);
    return { address, state: read.offer ? 'offered' : 'unusable', ...read };
  } catch (error) {
    return { address, ...failed(error) };
  }
}
