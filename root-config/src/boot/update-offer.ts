import type { Notices } from '../layout/notices';
import { withViewTransition } from '../layout/view-transition';
import { hasUnsavedChanges } from '../live-map/unsaved';
import type { ModuleLoader } from '../module-loader';
import { withoutRetryCount } from '../module-loader/fetches';
import { phrases } from '../phrases';
import type { Registration } from '../registration';

export interface UpdateOffer {
  /** Uses the new version from the next visit on, and offers it now if another one is on screen. */
  newVersion(module: string): void;
  /** Hides the questions about an app that is no longer mounted. */
  onNavigation(): void;
}

/** Offers the new versions of the modules on screen. */
export function createUpdateOffer(
  loader: Pick<ModuleLoader, 'addressOf'>,
  registration: Pick<Registration, 'of'>,
  notices: Notices,
): UpdateOffer {
  const offered = new Set<string>();

  const settle = (module: string) => {
    offered.delete(module);
    notices.hide(module);
  };
  const update = (module: string) => {
    settle(module);
    void withViewTransition(async () => registration.of(module)?.update());
  };
  const laterAction = (module: string) => ({
    label: phrases.t('update.later'),
    press: () => settle(module),
  });
  function askAndUpdate(module: string): void {
    if (!hasUnsavedChanges()) {
      update(module);
      return;
    }
    notices.show(module, () => ({
      text: phrases.t('update.unsaved'),
      actions: [
        laterAction(module),
        { label: phrases.t('update.anyway'), press: () => update(module) },
      ],
    }));
  }
  function offer(module: string): void {
    const mountedEntry = registration.of(module)?.mountedEntry ?? '';
    // The map has returned to the version on screen.
    if (withoutRetryCount(mountedEntry) === withoutRetryCount(loader.addressOf(module) ?? '')) {
      settle(module);
      return;
    }
    offered.add(module);
    notices.show(module, () => ({
      text: phrases.t('update.ask'),
      actions: [
        { label: phrases.t('update.now'), press: () => askAndUpdate(module) },
        laterAction(module),
      ],
    }));
  }
  return {
    newVersion: (module) => registration.of(module)?.refresh(() => offer(module)),
    onNavigation() {
      for (const module of [...offered]) if (!registration.of(module)?.isMounted) settle(module);
    },
  };
}
