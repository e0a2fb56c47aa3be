import { loaderFixture } from '../../boot/testing/shell-fixture';
import { createNotices } from '../../layout/notices';
import { createJournal } from '../../recovery/journal';
import { createInjector } from '../injector';
import type { DevtoolsParts } from '../parts';

/** The parts of the shell on a fresh page. */
export function devtoolsFixture(): DevtoolsParts {
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.getElementById('root') as HTMLElement;
  return {
    root,
    loader: loaderFixture(),
    registration: { active: null, activate: () => {}, of: () => undefined, size: 0 },
    frame: { ensure: () => {}, mounted: false, supervised: null },
    notices: createNotices(root),
    journal: createJournal(() => 100),
    injector: createInjector(),
    sideEffects: { leftovers: () => ({ swept: 0, recorded: new Map() }) },
  };
}
