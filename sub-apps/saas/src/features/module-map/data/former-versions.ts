import type { ModuleStatus, ModuleVersion } from '@edu/shared-utility';

/**
 * Versions to which a module can be rolled back, the suggested one first: the one before the present version, in the
 * server's order. So a second rollback goes further back; versions left by a rollback come last.
 */
export function formerVersions({ address, versions }: ModuleStatus): ModuleVersion[] {
  const index = versions.findIndex((version) => version.address === address);
  return [...versions.slice(index + 1), ...versions.slice(0, Math.max(0, index))];
}
