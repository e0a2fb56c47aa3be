import type { LoadedModule } from '@edu/shared-utility';
import type { ModuleLoader } from '.';
import { withoutRetryCount } from './fetches';
import { systemJs } from './systemjs';

/**
 * Modules of the map that this page has evaluated, with their addresses as the map serves them; overrides are left
 * out.
 */
export function loadedModules(loader: ModuleLoader): LoadedModule[] {
  const { origin } = new URL(loader.pageMap()?.base ?? window.location.href, window.location.href);
  return loader.names().flatMap((module) => {
    const address = loader.addressOf(module);
    if (address === null || loader.originOf(module) === 'override') return [];
    if (!systemJs().get(address)) return [];
    const plain = withoutRetryCount(address);
    return [
      { module, address: plain.startsWith(`${origin}/`) ? plain.slice(origin.length) : plain },
    ];
  });
}
