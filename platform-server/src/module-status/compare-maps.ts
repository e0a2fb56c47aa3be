import type { ComparedModule } from '@edu/shared-utility/contract';
import type { ImportMap } from '../static/import-map';
import type { MapRevision } from '../static/map-revision';
import { servedBy } from './published-addresses';

/**
 * Compares each name of this map with another one. Two lines are equal if the other one has the served address or,
 * for a map as people edit it, the address in the source.
 */
export function compareMaps(revision: MapRevision, otherMap: ImportMap): ComparedModule[] {
  const { imports } = servedBy(revision);
  const source = revision.source.imports;
  const names = new Set([...Object.keys(source), ...Object.keys(otherMap.imports)]);
  const at = (record: Readonly<Record<string, string>>, name: string): string | null =>
    Object.hasOwn(record, name) ? (record[name] ?? null) : null;
  return [...names].map((name) => {
    const ownAddress = at(imports, name) ?? at(source, name);
    const otherAddress = at(otherMap.imports, name);
    return {
      name,
      here: ownAddress,
      there: otherAddress,
      same: otherAddress === ownAddress || otherAddress === at(source, name),
    };
  });
}
