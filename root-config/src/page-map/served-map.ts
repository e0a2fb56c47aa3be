import type { ModuleFormat } from '../module-loader/formats';

/** The import map as the server sends it. */
export interface ServedMap {
  readonly imports: Record<string, string>;
  readonly scopes?: Record<string, Record<string, string>>;
  readonly integrity?: Record<string, string>;
  readonly rollouts?: unknown;
  /** Formats of modules, by their addresses in the map. */
  readonly formats?: Record<string, ModuleFormat>;
  /** Counter that grows with every change of the modules' menu entries. */
  readonly menu?: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The response can be no import map, so that a retry is useless until the operator repairs it. */
export class MapFault extends Error {}

/** Validates the map, since a static host does not; throws MapFault when it is no import map. */
export function parseServedMap(raw: unknown): ServedMap {
  if (!isRecord(raw) || !isRecord(raw.imports)) throw new MapFault('importmap.json has no imports');
  const imports: Record<string, string> = {};
  for (const [name, address] of Object.entries(raw.imports)) {
    if (typeof address === 'string') imports[name] = address;
    else console.error(`importmap.json names no address for "${name}": left out.`);
  }
  return { ...raw, imports };
}
