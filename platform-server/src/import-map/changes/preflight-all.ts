import type { ImportMap } from '../../static/import-map';
import { importsOf, neededNames } from '../dependants';
import { changesBetween } from '../edit-map';
import type { PreflightContext } from '../find-module';
import { preflight } from '../preflight';
import { addressRefusal, stillImportedRefusal } from './refusals';

/** Result of the preflight of a draft. */
export interface ValidatedDraft {
  /** Problems that were ignored because of `force`. */
  readonly objections: string[];
  readonly notes: string[];
  /** Digests of the draft's new addresses. */
  readonly integrity: Readonly<Record<string, string>>;
}

/**
 * Runs the preflight for every new address of the draft, and finds importers of removed names. Throws MapRefusal for
 * problems; with `force` only for those that cannot be forced.
 */
export async function preflightAll(
  context: PreflightContext,
  currentMap: ImportMap,
  draft: ImportMap,
  force = false,
): Promise<ValidatedDraft> {
  const changes = changesBetween(currentMap, draft);
  const newAddresses = changes.filter(({ to }) => to !== null);
  const results = await Promise.all(
    newAddresses.map(({ name, from, to }) =>
      preflight(name, to ?? '', draft, context, from ?? undefined),
    ),
  );
  const refusals = results.flatMap(({ refusal }) => refusal ?? []);
  if (refusals.length > 0) throw addressRefusal(refusals, { canForce: false });
  const removed = Object.keys(currentMap.imports).filter(
    (name) => !Object.hasOwn(draft.imports, name),
  );
  const problems = results.flatMap((item) => item.problems);
  const importers = await neededNames(removed, draft, (address) => importsOf(address, context));
  if (problems.length > 0 && !force) throw addressRefusal(problems, { canForce: true });
  if (importers.length > 0 && !force) throw stillImportedRefusal(importers);
  return {
    objections: [...problems, ...importers],
    notes: results.flatMap(({ notes }) => notes),
    integrity: Object.assign({}, ...results.map(({ integrity }) => integrity)),
  };
}
