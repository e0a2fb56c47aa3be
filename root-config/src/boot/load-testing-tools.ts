import type { FaultParts } from '../devtools/fault-bar';
import type { DevtoolsParts } from '../devtools/parts';
import { hasOverrides, isSafeMode, SHARE_KEY } from '../page-map/override-keys';

/**
 * Loads the tester's tools where any sign of a tester is found: a stored override, safe mode, a link that offers an
 * override, or an injected fault.
 */
export async function loadTestingTools(
  parts: FaultParts & Pick<DevtoolsParts, 'loader'>,
): Promise<void> {
  const { loader, notices } = parts;
  const { search } = window.location;
  const isOverridden = (loader.pageMap()?.overrides ?? []).length > 0;
  const isOffered = new URLSearchParams(search).has(SHARE_KEY);
  const isStored = hasOverrides(window.localStorage);
  try {
    if (parts.injector.all().length > 0) {
      void (await import('../devtools/fault-bar')).showFaults(parts);
    }
    if (!isOverridden && !isStored && !isOffered && !isSafeMode(search)) return;
    const { startTestingTools } = await import('./testing-tools');
    await startTestingTools(notices, loader, search);
  } catch (error) {
    console.warn('The test tools could not be loaded.', error);
  }
}
