import { z } from 'zod';
import { faultOfAddress, isForeign } from '../import-map/address-rules';
import { faultOfName } from '../import-map/module-names';
import { duplicateNames, readMapJson } from './map-json';

const addresses = z.record(z.string(), z.string().min(1));
const digests = z.record(z.string(), z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/));

const shape = z.strictObject({
  imports: addresses,
  scopes: z.record(z.string(), addresses).optional(),
  integrity: digests.optional(),
});

/** importmap.json as people edit it. */
export type ImportMap = z.output<typeof shape>;

/** A validation issue as a sentence that says what to write. */
function faultOfShape({ code, path, ...issue }: z.core.$ZodIssue): string {
  const [section, name] = path.map(String);
  if (code === 'unrecognized_keys') {
    const { keys } = issue as unknown as { keys: string[] };
    return `it says "${keys.join('", "')}", which a map does not have: only imports, scopes and integrity`;
  }
  if (section === undefined) return 'it has to be { "imports": { "name": "address" } }';
  if (section === 'integrity' && name !== undefined) {
    return `the digest of ${name} has to be a text like "sha384-…"`;
  }
  return `"${path.join(' → ')}" has to be a list of names with their addresses`;
}

/** Validates the form of a map. Throws an Error with a sentence. */
export function asImportMap(raw: unknown): ImportMap {
  const result = shape.safeParse(raw);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(issue ? faultOfShape(issue) : 'it is no map');
}

/** Why a line is not allowed in any map; null if it is. */
export function faultOfLine([name, address]: readonly [string, string]): string | null {
  const fault = faultOfName(name);
  if (fault !== null) return `the name "${name}" ${fault}`;
  const addressFault = faultOfAddress(address);
  return addressFault === null
    ? null
    : `"${name}" has the address "${address}", which ${addressFault}`;
}

/** Parses a map that a person wrote. Throws an Error that says what is wrong and where. */
export function parseImportMap(text: string): ImportMap {
  const map = asImportMap(
    readMapJson(text, (name) => {
      throw new Error(`the name "${name}" ${faultOfName(name)}`);
    }),
  );
  const [duplicate] = duplicateNames(text);
  if (duplicate) throw new Error(`"${duplicate.name}" stands there twice: keep one of the two`);
  for (const line of everyAddress(map)) {
    const fault = faultOfLine(line);
    if (fault !== null) throw new Error(fault);
  }
  return map;
}

/**
 * Parses a map that was in force under older rules: lines that are not allowed today are dropped. Throws if nothing
 * can be read.
 */
export function readStoredMap(text: string): ImportMap {
  const { imports, scopes, ...rest } = asImportMap(readMapJson(text, () => {}));
  const usable = (section: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(section).filter((line) => faultOfLine(line) === null));
  const sections = Object.entries(scopes ?? {}).map(
    ([scope, section]) => [scope, usable(section)] as const,
  );
  return {
    imports: usable(imports),
    ...(scopes && { scopes: Object.fromEntries(sections) }),
    ...rest,
  };
}

/** Name and address of each line, scopes included. */
export function everyAddress(map: ImportMap): [string, string][] {
  return [map.imports, ...Object.values(map.scopes ?? {})].flatMap((section) =>
    Object.entries(section),
  );
}

/** Distinct foreign addresses of all lines, scopes included. */
export const foreignAddresses = (map: ImportMap): string[] => [
  ...new Set(
    everyAddress(map)
      .map(([, address]) => address)
      .filter(isForeign),
  ),
];
