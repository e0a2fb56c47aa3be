import type { ModuleFormat } from '../module-loader/formats';

/** The import map as the server gives it. */
export interface ServedMap {
  readonly imports: Record<string, string>;
  readonly scopes?: Record<string, Record<string, string>>;
  readonly integrity?: Record<string, string>;
  readonly rollouts?: unknown;
  /** How modules are written, by address as it is in the map. */
  readonly formats?: Record<string, ModuleFormat>;
  /** Counts the changes of what modules have in the menus. */
  readonly menu?: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What lies there can be no map: loading it again is useless before it is mended. */
export class MapFault extends Error {}

/** Checks what came over the wire, where no server has; throws MapFault when it is no import map. */
export function parseServedMap(raw: unknown): ServedMap {
  if (!isRecord(raw) || !isRecord(raw.imports)) throw new MapFault('importmap.json has no imports');
  const imports: Record<string, string> = {};
  for (const [name, address] of Object.entries(raw.imports)) {
    if (typeof address === 'string') imports[name] = address;
    else console.error(`importmap.json names no address for "${name}": left out.`);
  }
  return { ...raw, imports };
}
