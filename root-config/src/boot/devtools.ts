import { context, mayUseTestTools, runtimeConfig } from '@edu/shared-utility';
import type { DevtoolsParts } from '../devtools/parts';
import { isToolingOn } from '../page-map/override-keys';
import { mayOverride, PERMITTED } from '../page-map/tester';

/** The tools are on when they were switched on by hand, or when the configuration leaves it to a permission. */
function areToolsEnabled(): boolean {
  const { allowOverrides } = runtimeConfig();
  const { localStorage, location } = window;
  const isOn = allowOverrides === PERMITTED || isToolingOn(localStorage);
  return isOn && mayOverride(allowOverrides, mayUseTestTools(), location.hostname);
}

/** Loads the tester's panel only where the tools are switched on and allowed. */
export function startDevtools(parts: DevtoolsParts): void {
  let opened = false;
  const update = () => {
    if (opened || !areToolsEnabled()) return;
    opened = true;
    void open(parts);
  };
  context.subscribe('permissions', update);
  update();
}

async function open(parts: DevtoolsParts): Promise<void> {
  try {
    const { openTools } = await import('../devtools/override-actions');
    await openTools(parts);
  } catch (error) {
    console.warn('The test tools could not be loaded.', error);
  }
}
