import type { Returned } from '../contract';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether `data` has the shape that the contract declares, so that no page receives something else in place of a
 * list.
 */
export function hasShape(data: unknown, returned: Returned | undefined): boolean {
  if (returned === undefined) return true;
  if (returned === 'list') return Array.isArray(data);
  if (!isObject(data)) return false;
  return returned === 'object' || (Array.isArray(data.list) && typeof data.total === 'number');
}
