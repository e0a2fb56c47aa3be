import type { ModuleStatus, ModuleVersion } from '@edu/shared-utility';

/**
 * Versions that a line can go back to, the one to offer first: what was in force before the present one, as the server
 * orders them. So a second roll-back goes further back; what was left by going back comes last.
 */
export function formerVersions({ address, versions }: ModuleStatus): ModuleVersion[] {
  const index = versions.findIndex((version) => version.address === address);
  return [...versions.slice(index + 1), ...versions.slice(0, Math.max(0, index))];
}
