import type { Notices } from '../layout/notices';
import type { ModuleLoader } from '../module-loader';
import { hasOverrides, isSafeMode, SHARE_KEY } from '../page-map/override-keys';

/** Fetches what only testers see, at the first sign of one: overrides, of use or not, safe mode, or a link that offers one. */
export async function wakeTestingTools(notices: Notices, loader: ModuleLoader): Promise<void> {
  const { search } = window.location;
  const isOverridden = (loader.pageMap()?.overrides ?? []).length > 0;
  const isOffered = new URLSearchParams(search).has(SHARE_KEY);
  const isStored = hasOverrides(window.localStorage);
  if (!isOverridden && !isStored && !isOffered && !isSafeMode(search)) return;
  try {
    const { startTestingTools } = await import('./testing-tools');
    startTestingTools(notices, loader, search);
  } catch (error) {
    console.warn('The test tools could not be loaded.', error);
  }
}
