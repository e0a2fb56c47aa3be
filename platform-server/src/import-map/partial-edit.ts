import type { ImportMap } from '../static/import-map';
import { isForeign } from './address-rules';
import { belongsTo } from './edit-map';
import type { EditedMap } from './edited-map';
import { addressAt, changedEntries, type EntryChange, labelOf, withEntries } from './map-entries';

/** A line of an edit that is not in force: it keeps its former address, or is absent if it is new. */
export interface WithheldEntry extends EntryChange {
  /** Null while its host has not answered. */
  readonly reason: string | null;
}

/** The part of an edit that can take effect, and the withheld lines. */
export interface PartialEdit {
  readonly map: ImportMap;
  readonly withheldEntries: readonly WithheldEntry[];
}

/** Why a changed line is invalid in the new map; `pending` until that is known. */
export type EntryCheck = (
  line: EntryChange,
  map: ImportMap,
) => Promise<readonly string[] | 'pending'>;

/** Restores the digests of withheld lines, which the edit may have removed. */
function withFormerDigests(
  map: ImportMap,
  currentMap: ImportMap,
  withheldEntries: readonly WithheldEntry[],
): ImportMap {
  const addresses = withheldEntries.flatMap(({ from }) =>
    from !== null && isForeign(from) ? [from] : [],
  );
  const digests = Object.entries(currentMap.integrity ?? {}).filter(([file]) =>
    addresses.some((address) => belongsTo(file, address)),
  );
  if (digests.length === 0) return map;
  return { ...map, integrity: { ...Object.fromEntries(digests), ...map.integrity } };
}

function partOf(
  edit: ImportMap,
  currentMap: ImportMap,
  withheldEntries: readonly WithheldEntry[],
): ImportMap {
  if (withheldEntries.length === 0) return edit;
  const previousLines = withheldEntries.map(({ scope, name, from }) => ({
    scope,
    name,
    address: from,
  }));
  return withFormerDigests(withEntries(edit, previousLines), currentMap, withheldEntries);
}

const asWithheld = (line: EntryChange, reasons: readonly string[] | 'pending'): WithheldEntry => ({
  ...line,
  reason: reasons === 'pending' ? null : reasons.join('; '),
});

/** The part of an edit that can take effect: an invalid line is withheld, with the lines that need it. */
export async function applicablePart(
  { map: edit, faults }: EditedMap,
  currentMap: ImportMap,
  validateEntry: EntryCheck,
): Promise<PartialEdit> {
  let withheldEntries: WithheldEntry[] = faults.map((fault) => ({
    ...fault,
    from: addressAt(currentMap, fault),
  }));
  const isWithheld = ({ scope, name }: EntryChange) =>
    withheldEntries.some((line) => line.scope === scope && line.name === name);
  for (;;) {
    const map = partOf(edit, currentMap, withheldEntries);
    const open = changedEntries(currentMap, edit).filter((line) => !isWithheld(line));
    const reasonsByLine = await Promise.all(open.map((line) => validateEntry(line, map)));
    const newFaults = open.flatMap((line, i) => {
      const reasons = reasonsByLine[i] ?? [];
      return reasons === 'pending' || reasons.length > 0 ? [asWithheld(line, reasons)] : [];
    });
    if (newFaults.length === 0) return { map, withheldEntries };
    withheldEntries = [...withheldEntries, ...newFaults];
  }
}

/** One sentence for a withheld line. */
function withheldSentence(line: WithheldEntry): string {
  const changeText = line.to === null ? 'the removal of' : 'the line';
  const consequence = line.from === null ? 'it is not in the map' : `it stays at ${line.from}`;
  return `${changeText} "${labelOf(line)}" is held back: ${line.reason ?? 'its host has not answered yet'} (${consequence})`;
}

/** Maximum of lines in the warning; the command lists all. */
const MAX_LISTED = 5;

/** Warning for the operator; null if there is nothing to report: a host that has not answered yet is no fault. */
export function withheldEntriesWarning(
  mapFile: string,
  withheldEntries: readonly WithheldEntry[],
): string | null {
  const sentences = withheldEntries.filter(({ reason }) => reason !== null).map(withheldSentence);
  if (sentences.length === 0) return null;
  const unnamedCount = sentences.length - MAX_LISTED;
  const rest = unnamedCount > 0 ? [`and ${unnamedCount} more (npm run importmap -- list)`] : [];
  const listed = [...sentences.slice(0, MAX_LISTED), ...rest].join('; ');
  return `In the import map ${mapFile} ${listed}. Everything else is in force; a line is taken as soon as this is mended.`;
}
