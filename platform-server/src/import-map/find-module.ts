import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../static/manifest';
import { isForeign } from './address-rules';
import { followFiles, followOwnFiles } from './es-files';
import { type FetchedModule, type ForeignReader, parseModule } from './fetched-module';

/** What the preflight needs to know of the installation. */
export interface PreflightContext {
  readonly moduleHosts: readonly string[];
  /** Sent as Origin, as a browser of this site would. */
  readonly pageOrigin: string;
  readonly manifest: Manifest;
  /** Folder of /modules/. */
  readonly modules: string;
  /** Reads the files of other hosts. */
  readonly foreign: ForeignReader;
}

/** Applications are mounted; other modules are imported by them. */
export const isApplication = (name: string): boolean =>
  /^@edu-app\/[^/]+$/.test(name) || /^@edu\/(entrance|account-center|shell-frame)(\/|$)/.test(name);

/** The file of an address on this site, stable or hashed; null if the build has none. */
export function ownFile(address: string, { manifest, modules }: PreflightContext): string | null {
  const path = address.split('?')[0] ?? '';
  const file = manifest.modules[path]?.file ?? path;
  return file.startsWith('/modules/') ? join(modules, file.slice('/modules/'.length)) : null;
}

/** Reads the module at an address. Throws an Error for `asSentence`. */
export async function findModule(
  address: string,
  context: PreflightContext,
): Promise<FetchedModule> {
  if (isForeign(address)) return context.foreign.module(address);
  const file = ownFile(address, context);
  const text = file ? await readFile(file, 'utf8').catch(() => null) : null;
  if (text === null) {
    throw new Error('it is not among the built modules: build it, or correct the address');
  }
  return parseModule(text, null);
}

/** The same for ES modules with the files that they load. */
export async function findWhole(
  address: string,
  context: PreflightContext,
): Promise<FetchedModule> {
  const fetched = await findModule(address, context);
  if (fetched.facts.format !== 'es' || fetched.files) return fetched;
  const files = isForeign(address)
    ? await followFiles(address, fetched.facts, (href) => context.foreign.file(href))
    : await followOwnFiles(address, fetched.facts, (path) => ownFile(path, context));
  return { ...fetched, files };
}
