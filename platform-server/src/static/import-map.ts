import { z } from 'zod';
import { faultOfAddress, isForeign } from '../import-map/address-rules';
import type { Manifest } from './manifest';

const addresses = z.record(z.string(), z.string().min(1));
const digests = z.record(z.string(), z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/));

const shape = z.strictObject({
  imports: addresses,
  scopes: z.record(z.string(), addresses).optional(),
  integrity: digests.optional(),
});

/** importmap.json as people edit it. */
export type ImportMap = z.output<typeof shape>;

/** A rollout as browsers resolve it (root-config/src/page-map/rollout.ts). */
export interface ServedRollout {
  readonly id: string;
  readonly module: string;
  readonly address: string;
  readonly integrity?: string;
  readonly percent: number;
  /** sha256(rollout id + page host), hexadecimal; `accounts` the same of user ids. */
  readonly tenants: readonly string[];
  readonly accounts: readonly string[];
}

export interface ServedImportMap {
  imports: Record<string, string>;
  scopes?: Record<string, Record<string, string>>;
  integrity: Record<string, string>;
  rollouts?: ServedRollout[];
}

/** Reads the hand-edited file. Throws an Error whose message says what is wrong and where. */
export function parseImportMap(text: string): ImportMap {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    throw new Error(`it is not JSON (${(error as Error).message})`);
  }
  const result = shape.safeParse(raw);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`${issue?.path.join(' → ') || 'the file'}: ${issue?.message}`);
  }
  for (const [name, address] of everyAddress(result.data)) {
    const fault = faultOfAddress(address);
    if (fault) throw new Error(`"${name}" has the address "${address}", which ${fault}`);
  }
  return result.data;
}

/** Name and address of each line, scopes included. */
export function everyAddress(map: ImportMap): [string, string][] {
  return [map.imports, ...Object.values(map.scopes ?? {})].flatMap((part) => Object.entries(part));
}

/** Foreign addresses that lines name, scopes included, each once. */
export const foreignAddresses = (map: ImportMap): string[] => [
  ...new Set(
    everyAddress(map)
      .map(([, address]) => address)
      .filter(isForeign),
  ),
];

/** Digests of the files of checked foreign modules, by the address of the module. */
export type CheckedModules = ReadonlyMap<string, Readonly<Record<string, string>>>;

/**
 * What browsers get: local addresses replaced by their hashed files, integrity for every file that
 * the build or a check of a foreign address knows. An unchecked foreign line is left out.
 */
export function servedMap(
  map: ImportMap,
  { modules }: Manifest,
  foreign: CheckedModules,
): ServedImportMap {
  const integrity: Record<string, string> = { ...map.integrity };
  const serve = (part: Record<string, string>): Record<string, string> => {
    const served: Record<string, string> = {};
    for (const [name, address] of Object.entries(part)) {
      const built = modules[address];
      if (built) {
        for (const f of [built, ...built.chunks, ...built.dynamic]) integrity[f.file] = f.integrity;
        served[name] = built.file;
      } else if (isForeign(address)) {
        const checked = foreign.get(address);
        if (checked === undefined) continue;
        // What somebody wrote into the map outranks what the host says today.
        for (const [file, digest] of Object.entries(checked)) integrity[file] ??= digest;
        served[name] = address;
      } else served[name] = address;
    }
    return served;
  };
  const scopes = map.scopes
    ? Object.fromEntries(Object.entries(map.scopes).map(([scope, part]) => [scope, serve(part)]))
    : undefined;
  return { imports: serve(map.imports), ...(scopes && { scopes }), integrity };
}
