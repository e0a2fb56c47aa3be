import { page } from '@edu/shared-utility';
import type { Notices } from '../layout/notices';
import { hasUnsavedChanges } from '../live-map/unsaved';
import { phrases } from '../phrases';

export interface ReloadOffer {
  /** Offers a reload now, or with the next navigation. */
  need(isNow: boolean): void;
  /** The import map has returned to what this page has loaded. */
  withdraw(): void;
  onNavigation(): void;
}

/** Offers a reload, which some changes of the import map need; every navigation repeats the offer. */
export function createReloadOffer(notices: Notices): ReloadOffer {
  let isNeeded = false;
  const offer = () =>
    notices.show('reload', () => ({
      text: phrases.t(hasUnsavedChanges() ? 'update.reloadUnsaved' : 'update.reload'),
      actions: [
        { label: phrases.t('update.reloadNow'), press: page.reload },
        { label: phrases.t('update.reloadLater'), press: () => notices.hide('reload') },
      ],
    }));
  return {
    need(isNow) {
      isNeeded = true;
      if (isNow) offer();
    },
    withdraw() {
      isNeeded = false;
      notices.hide('reload');
    },
    onNavigation() {
      if (isNeeded) offer();
    },
  };
}
