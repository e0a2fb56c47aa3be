import type { ModuleStatus, ModuleVersion } from '@edu/shared-utility';

/**
 * Versions that a line can go back to, the one to offer first: what it named before the present one came first. So a
 * second roll-back goes further back, and does not return to what was left.
 */
export function formerVersions({ address, versions }: ModuleStatus): ModuleVersion[] {
  const at = versions.findIndex((one) => one.address === address);
  return [...versions.slice(at + 1), ...versions.slice(0, Math.max(0, at))];
}
