import type { ComparedModule } from '@edu/shared-utility/contract';
import type { ImportMap } from '../static/import-map';
import type { MapRevision } from '../static/live-map';
import { servedBy } from './published-addresses';

/**
 * Each name of this map and of another one. Two lines are the same where the other names what browsers get here, or,
 * where it is a map as people edit it, what the line here says.
 */
export function compareMaps(revision: MapRevision, other: ImportMap): ComparedModule[] {
  const { imports } = servedBy(revision);
  const source = revision.source.imports;
  const names = new Set([...Object.keys(source), ...Object.keys(other.imports)]);
  const at = (record: Readonly<Record<string, string>>, name: string): string | null =>
    Object.hasOwn(record, name) ? (record[name] ?? null) : null;
  return [...names].map((name) => {
    const here = at(imports, name) ?? at(source, name);
    const there = at(other.imports, name);
    return { name, here, there, same: there === here || there === at(source, name) };
  });
}
