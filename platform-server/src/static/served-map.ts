import { isForeign } from '../import-map/address-rules';
import type { ModuleFormat } from '../import-map/module-facts';
import type { ImportMap } from './import-map';
import { type Manifest, statedFiles } from './manifest';

/** A rollout as browsers resolve it (root-config/src/page-map/rollout.ts). */
export interface ServedRollout {
  readonly id: string;
  readonly module: string;
  readonly address: string;
  readonly integrity?: string;
  readonly percent: number;
  /** Hexadecimal sha256(rollout id + page host); `accounts` likewise with user ids. */
  readonly tenants: readonly string[];
  readonly accounts: readonly string[];
}

export interface ServedImportMap {
  imports: Record<string, string>;
  scopes?: Record<string, Record<string, string>>;
  integrity: Record<string, string>;
  /** Formats of foreign modules by address; browsers detect the missing ones. */
  formats?: Record<string, ModuleFormat>;
  rollouts?: ServedRollout[];
  /** Counter that changes with the menus of foreign modules, so that pages reload theirs. */
  menu?: number;
}

/** Digests of the files of checked foreign modules, by module address. */
export type CheckedModules = ReadonlyMap<string, Readonly<Record<string, string>>>;

/**
 * The map for browsers: local addresses replaced by hashed files, with integrity for every file known from the build
 * or from a check. Unchecked foreign lines are left out.
 */
export function servedMap(
  map: ImportMap,
  { modules }: Manifest,
  foreign: CheckedModules,
): ServedImportMap {
  const integrity: Record<string, string> = { ...map.integrity };
  const serve = (section: Record<string, string>): Record<string, string> => {
    const served: Record<string, string> = {};
    for (const [name, address] of Object.entries(section)) {
      const built = modules[address];
      if (built) {
        for (const f of statedFiles(built)) integrity[f.file] = f.integrity;
        served[name] = built.file;
      } else if (isForeign(address)) {
        const checked = foreign.get(address);
        if (checked === undefined) continue;
        // A hand-written integrity takes precedence over the checked digest.
        for (const [file, digest] of Object.entries(checked)) integrity[file] ??= digest;
        served[name] = address;
      } else served[name] = address;
    }
    return served;
  };
  const scopes = map.scopes
    ? Object.fromEntries(
        Object.entries(map.scopes).map(([scope, section]) => [scope, serve(section)]),
      )
    : undefined;
  return { imports: serve(map.imports), ...(scopes && { scopes }), integrity };
}
