import { parse, satisfies, validRange } from 'semver';
import type { ImportMap } from '../static/import-map';
import { duplicateReactProblems, isBare, missingEsImports } from './es-needs';
import type { FetchedModule } from './fetched-module';
import { findModule, isApplication, type PreflightContext } from './find-module';
import type { ModuleFacts } from './module-facts';

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
