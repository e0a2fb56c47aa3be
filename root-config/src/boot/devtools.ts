import { context, mayUseTestTools, runtimeConfig } from '@edu/shared-utility';
import type { DevtoolsParts } from '../devtools/parts';
import { isToolingOn } from '../page-map/override-keys';
import { mayOverride, PERMITTED } from '../page-map/tester';

/** Switched on by hand, or by the permission where the platform asks for one. */
function isWanted(): boolean {
  const { allowOverrides } = runtimeConfig();
  const { localStorage, location } = window;
  const isOn = allowOverrides === PERMITTED || isToolingOn(localStorage);
  return isOn && mayOverride(allowOverrides, mayUseTestTools(), location.hostname);
}

/** Loads the tester's panel where the tools are switched on and allowed; others do not load it. */
export function startDevtools(parts: DevtoolsParts): void {
  let opened = false;
  const update = () => {
    if (opened || !isWanted()) return;
    opened = true;
    void open(parts);
  };
  context.subscribe('permissions', update);
  update();
}

async function open(parts: DevtoolsParts): Promise<void> {
  try {
    const { openOn } = await import('../devtools/override-actions');
    await openOn(parts);
  } catch (error) {
    console.warn('The test tools could not be loaded.', error);
  }
}
