import { etagOf } from '../import-map/map-file';
import type { ModuleFormat } from '../import-map/module-facts';
import type { WithheldEntry } from '../import-map/partial-edit';
import type { ImportMap } from './import-map';
import type { Manifest } from './manifest';
import type { MapRevision } from './map-revision';
import type { MapState } from './map-state-cache';
import { withRollouts } from './serve-rollouts';
import type { ServedImportMap } from './served-map';

/** The map in force as it was last loaded, with the build's manifest. */
export interface LoadedMap {
  /** Serialised `source`. */
  readonly text: string;
  readonly source: ImportMap;
  /** The part of `source` that can be served here. */
  readonly map: ImportMap;
  readonly withheldEntries: readonly WithheldEntry[];
  readonly manifest: Manifest;
  readonly served: ServedImportMap;
}

interface RenderedState extends Pick<MapState, 'rollouts' | 'menu'> {
  readonly formats: Readonly<Record<string, ModuleFormat>>;
  /** Why the newest file is not served; null if it is. */
  readonly fault: string | null;
}

/** The revision that browsers get; the former one if nothing has changed. */
export function revisionOf(
  { served, source, withheldEntries, manifest }: LoadedMap,
  { rollouts, menu, formats, fault }: RenderedState,
  former: MapRevision | null,
): MapRevision {
  const hasFormats = Object.keys(formats).length > 0;
  const currentMap = { ...served, ...(hasFormats && { formats }), ...(menu > 0 && { menu }) };
  const body = `${JSON.stringify(withRollouts(currentMap, rollouts, manifest), null, 2)}\n`;
  const isSame =
    former?.body === body &&
    former.manifest === manifest &&
    former.withheldEntries === withheldEntries &&
    former.fault === fault;
  if (isSame) return former;
  return { body, etag: etagOf(body), source, manifest, withheldEntries, fault };
}
