import type { ImportMap } from '../../static/import-map';
import { importsOf, neededNames } from '../dependants';
import { changesBetween } from '../edit-map';
import { type PreflightContext, preflight } from '../preflight';
import { refusedBy } from './refusals';

/** Runs the preflight for every address that is new in the draft, and asks who needs what goes. */
export async function preflightAll(context: PreflightContext, before: ImportMap, draft: ImportMap) {
  const changes = changesBetween(before, draft);
  const fresh = changes.filter(({ to }) => to !== null);
  const all = await Promise.all(
    fresh.map(({ name, from, to }) => preflight(name, to ?? '', draft, context, from ?? undefined)),
  );
  const refusals = all.flatMap(({ refusal }) => refusal ?? []);
  if (refusals.length > 0) throw refusedBy(refusals);
  const gone = Object.keys(before.imports).filter((name) => !Object.hasOwn(draft.imports, name));
  return {
    problems: all.flatMap(({ problems }) => problems),
    notes: all.flatMap(({ notes }) => notes),
    needs: await neededNames(gone, draft, (address) => importsOf(address, context)),
    integrity: Object.assign({}, ...all.map(({ integrity }) => integrity)) as Record<
      string,
      string
    >,
  };
}
