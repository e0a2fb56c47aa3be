import { asImportMap, faultOfLine, type ImportMap } from '../static/import-map';
import { duplicateNames, readMapJson } from '../static/map-json';
import type { EntryPosition } from './map-entries';
import { faultOfName } from './module-names';

/** An invalid line of a map. */
export interface EntryFault extends EntryPosition {
  /** Null if it is no text. */
  readonly to: string | null;
  readonly reason: string;
}

/** A map written by hand: its valid lines, and the invalid ones with their reasons. */
export interface EditedMap {
  readonly map: ImportMap;
  readonly faults: readonly EntryFault[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * Parses a map written by hand, separating invalid lines from valid ones. Throws an Error whose message completes "…
 * cannot be used:" if it is no map.
 */
export function readEditedMap(text: string): EditedMap {
  const faults: EntryFault[] = [];
  const raw = readMapJson(text, (name, value) => {
    faults.push({
      scope: null,
      name,
      to: textOrNull(value),
      reason: `the name "${name}" ${faultOfName(name)}`,
    });
  });
  const duplicates = duplicateLines(text);
  const usable = (scope: string | null, section: unknown): unknown => {
    if (!isRecord(section)) return section;
    const lines = Object.entries(section).filter(([name, address]) => {
      const isDuplicate = duplicates.some(
        (duplicate) => duplicate.scope === scope && duplicate.name === name,
      );
      const reason = isDuplicate
        ? 'it stands there twice: keep one of the two lines'
        : faultOfEntry(name, address);
      if (reason !== null) faults.push({ scope, name, to: textOrNull(address), reason });
      return reason === null;
    });
    return Object.fromEntries(lines);
  };
  if (!isRecord(raw)) return { map: asImportMap(raw), faults };
  const { scopes } = raw;
  const map = asImportMap({
    ...raw,
    ...('imports' in raw && { imports: usable(null, raw.imports) }),
    ...(isRecord(scopes) && {
      scopes: Object.fromEntries(
        Object.entries(scopes).map(([scope, section]) => [scope, usable(scope, section)]),
      ),
    }),
  });
  return { map, faults };
}

/** Duplicate lines, whose meaning is ambiguous. Throws if a whole section is duplicated. */
function duplicateLines(text: string): EntryPosition[] {
  return duplicateNames(text).map(({ path, name }) => {
    const [section, scope = null] = path;
    if (section === 'imports' && path.length === 1) return { scope: null, name };
    if (section === 'scopes' && path.length === 2) return { scope, name };
    throw new Error(`"${name}" stands there twice: keep one of the two`);
  });
}

function faultOfEntry(name: string, address: unknown): string | null {
  if (typeof address !== 'string') return 'it names no address: write one in quotation marks';
  return address === '' ? 'its address is empty' : faultOfLine([name, address]);
}
