import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, satisfies, validRange } from 'semver';
import type { ImportMap } from '../static/import-map';
import type { Manifest } from '../static/manifest';
import { isForeign, refusalOf } from './address-rules';
import { followFiles, followOwnFiles } from './es-files';
import { duplicateReactProblems, isBare, missingEsImports } from './es-needs';
import { asSentence, type FetchedModule, type ForeignReader, parseModule } from './fetched-module';
import type { ModuleFacts } from './module-facts';

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

export interface PreflightResult {
  /** Violation of the rules of addresses, which `force` does not override. */
  readonly refusal: string | null;
  /** Why the address cannot be used, one sentence each; empty if it can. */
  readonly problems: readonly string[];
  /** Remarks that are no problems. */
  readonly notes: readonly string[];
  /** Digests of the module and its listed files, by address; empty for modules of this site. */
  readonly integrity: Readonly<Record<string, string>>;
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

function missingImports(facts: ModuleFacts, map: ImportMap): string[] {
  const specifiers = [...facts.imports.filter(isBare), ...Object.keys(facts.requires ?? {})];
  return [...new Set(specifiers)]
    .filter((name) => !Object.hasOwn(map.imports, name))
    .map((name) => `it needs "${name}", which is not in the map`);
}

/**
 * True if the version does not satisfy the range; false if either cannot be read. A pre-release counts as its
 * version, as in the browser.
 */
export function isClearlyUnmet(version: string, range: string): boolean {
  const parsedVersion = parse(version);
  if (!parsedVersion || validRange(range) === null) return false;
  return !satisfies(`${parsedVersion.major}.${parsedVersion.minor}.${parsedVersion.patch}`, range);
}

async function unmetRanges(facts: ModuleFacts, map: ImportMap, context: PreflightContext) {
  const unmet: string[] = [];
  for (const [name, range] of Object.entries(facts.requires ?? {})) {
    const address = map.imports[name];
    if (!address) continue;
    const shared = await findModule(address, context).catch(() => null);
    const version = shared?.facts.texts.get('version');
    if (version !== undefined && isClearlyUnmet(version, range)) {
      unmet.push(`it requires ${name}@${range}, here is ${version}`);
    }
  }
  return unmet;
}

function missingLifecycles(facts: ModuleFacts): string[] {
  if (!facts.complete) return [];
  const missing = ['mount', 'unmount'].filter((name) => !facts.exports.has(name));
  return missing.length > 0 ? [`it exports no ${missing.join(' and no ')}`] : [];
}

/** Exports of the current shared module that the new one lacks, since its importers rely on them. */
async function missingNames(
  facts: ModuleFacts,
  current: string | undefined,
  context: PreflightContext,
): Promise<string[]> {
  if (!facts.complete || current === undefined) return [];
  const currentModule = await findModule(current, context).catch(() => null);
  const removed = [...(currentModule?.facts.exports ?? [])].filter(
    (name) => !facts.exports.has(name),
  );
  const listedNames =
    removed.slice(0, 5).join(', ') + (removed.length > 5 ? ` and ${removed.length - 5} more` : '');
  return removed.length > 0 ? [`it lacks ${listedNames}, which the present version exports`] : [];
}

/** What an ES module and each of its files lack. */
function problemsOfFiles({ files, ...entry }: FetchedModule, { manifest }: PreflightContext) {
  const all = [{ ...entry, subject: 'it' }, ...(files?.read ?? [])];
  return [
    ...all.flatMap(({ facts, subject }) => missingEsImports(facts, manifest, subject)),
    ...duplicateReactProblems(all),
    ...(files?.faults ?? []),
  ];
}

/** Why a module cannot be used for this line of the map. */
export async function problemsOf(
  name: string,
  fetched: FetchedModule,
  map: ImportMap,
  context: PreflightContext,
  current?: string,
): Promise<string[]> {
  const { facts } = fetched;
  return [
    ...(facts.format === 'es' ? problemsOfFiles(fetched, context) : missingImports(facts, map)),
    ...(await unmetRanges(facts, map, context)),
    ...(isApplication(name)
      ? missingLifecycles(facts)
      : await missingNames(facts, current, context)),
  ];
}

/**
 * Checks an address as browsers will: rules, reachability, type, CORS, format, lifecycles or exports, and the needs
 * of the module and its files. `map` is the new map.
 */
export async function preflight(
  name: string,
  address: string,
  map: ImportMap,
  context: PreflightContext,
  current?: string,
): Promise<PreflightResult> {
  const refusal = refusalOf(address, context.moduleHosts);
  if (refusal !== null) {
    return { refusal: `${address} ${refusal}`, problems: [], notes: [], integrity: {} };
  }
  try {
    const fetched = await findWhole(address, context);
    const notes = [fetched.files?.note ?? []].flat().map((note) => `${address}: ${note}`);
    const problems = (await problemsOf(name, fetched, map, context, current)).map(
      (problem) => `${address}: ${problem}`,
    );
    if (fetched.integrity === null) return { refusal, problems, notes, integrity: {} };
    const { digests, note } = await context.foreign.list(address).catch((error: Error) => {
      problems.push(`${address}: ${error.message}`);
      return { digests: {}, note: null };
    });
    const integrity = { ...digests, [address]: fetched.integrity };
    if (note !== null) notes.push(`${address}: ${note}`);
    return { refusal, problems, notes, integrity };
  } catch (error) {
    return {
      refusal,
      problems: [`${address}: ${asSentence(error as Error)}`],
      notes: [],
      integrity: {},
    };
  }
}
