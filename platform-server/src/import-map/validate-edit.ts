import type { ImportMap } from '../static/import-map';
import { isForeign, refusalOf } from './address-rules';
import { importsOf, neededNames } from './dependants';
import type { EditedMap } from './edited-map';
import { asSentence } from './fetched-module';
import { findWhole, type PreflightContext } from './find-module';
import { MapFileError } from './map-state';
import { problemsOf } from './module-problems';
import { applicablePart, type EntryCheck, type PartialEdit } from './partial-edit';
import { differentBytesFault, differsFrom } from './stated-digest';

/** Modules that every page needs to start; without them the map could not be repaired in a browser. */
const foundations = ['@edu/root-config', 'react', '@edu/shared-utility'] as const;

/** Throws if an edit removes a module that every page needs: such an edit is refused as a whole. */
function requireFoundations({ map, faults }: EditedMap, currentMap: ImportMap): void {
  const missing = foundations.filter(
    (name) =>
      Object.hasOwn(currentMap.imports, name) &&
      !Object.hasOwn(map.imports, name) &&
      !faults.some((fault) => fault.name === name),
  );
  if (missing.length === 0) return;
  const names = missing.map((name) => `"${name}"`).join(' and ');
  throw new Error(
    `it has no line ${names}, without which no page starts: put that back (who really wants it gone says remove --force)`,
  );
}

/** Throws MapFileError with the first fault if a first map has no valid line. */
export function requireStart({ map, faults }: EditedMap): void {
  const [fault] = faults;
  if (fault && Object.keys(map.imports).length === 0) throw new MapFileError(fault.reason);
}

/** Cached facts about foreign addresses. */
export interface ModuleFacts {
  /** Why the last check failed; null if it succeeded, or there was none. */
  failureOf(address: string): string | null;
  /** True once a check succeeded. */
  has(address: string): boolean;
}

/** Whether an address has the same hand-written digest as before, which browsers enforce. */
export const isPinned = (address: string, map: ImportMap, currentMap: ImportMap): boolean => {
  const stated = map.integrity?.[address];
  return stated !== undefined && currentMap.integrity?.[address] === stated;
};

/** Validates the changed lines of a file's edit as the command `set` does. */
export async function validateEdit(
  edit: EditedMap,
  currentMap: ImportMap,
  context: PreflightContext,
  modules: ModuleFacts,
): Promise<PartialEdit> {
  requireFoundations(edit, currentMap);
  const imports = new Map<string, Promise<readonly string[]>>();
  const read = (address: string): Promise<readonly string[]> => {
    const reading = imports.get(address) ?? importsOf(address, context);
    imports.set(address, reading);
    return reading;
  };
  const checkEntry: EntryCheck = async ({ scope, name, from, to }, map) => {
    if (to === null) return scope === null ? neededNames([name], map, read) : [];
    const refusal = refusalOf(to, context.moduleHosts);
    if (refusal !== null) return [`${to} ${refusal}`];
    if (name.endsWith('/')) return []; // a folder is no module
    const stated = isForeign(to) ? edit.map.integrity?.[to] : undefined;
    if (isPinned(to, edit.map, currentMap)) return [];
    if (isForeign(to) && !modules.has(to)) {
      const failure = modules.failureOf(to);
      if (failure === null) return 'pending';
      // A module with a hand-written digest may be on a host that only browsers reach; they verify it.
      return stated === undefined ? [`${to}: ${failure}`] : [];
    }
    try {
      if (stated !== undefined) {
        const { integrity } = await context.foreign.module(to);
        return differsFrom(stated, integrity) ? [`${to}: ${differentBytesFault}`] : [];
      }
      const problems = await problemsOf(
        name,
        await findWhole(to, context),
        map,
        context,
        from ?? undefined,
      );
      return problems.map((problem) => `${to}: ${problem}`);
    } catch (error) {
      return [`${to}: ${asSentence(error as Error)}`];
    }
  };
  return applicablePart(edit, currentMap, checkEntry);
}
