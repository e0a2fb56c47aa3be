import { page, unsaved } from '@edu/shared-utility';
import type { Notices } from '../layout/notices';
import type { ModuleLoader } from '../module-loader';
import { externalMaps } from '../page-map/external-maps';
import { isSafeMode, isToolingOn, SAFE_MODE } from '../page-map/override-keys';
import { phrases } from '../page-map/override-phrases';
import { removeAllOverrides, storedOverrides } from '../page-map/overrides';
import { reloadWith } from '../page-map/reload-with';
import { tryToStore } from '../try-to-store';

export function showOverridesBanner(notices: Notices, loader: ModuleLoader): void {
  const active = loader.pageMap()?.overrides ?? [];
  if (active.length === 0) return;
  const removeAndReload = () => void reloadWith(() => removeAllOverrides(window.localStorage));
  notices.show('overrides', () => ({
    text: [
      phrases.t('active'),
      ...active.map(({ module, address, integrity }) =>
        [module, address, ...(integrity ? [] : [phrases.t('noDigest')])].join(' · '),
      ),
    ].join('\n'),
    actions: [{ label: phrases.t('reset'), press: removeAndReload }],
  }));
}

export function showSafeMode(notices: Notices, search: string): void {
  const store = window.localStorage;
  const count = storedOverrides(store).length + externalMaps(store).length;
  const tab = window.sessionStorage;
  if (!isSafeMode(search) || !isToolingOn(store) || count === 0) {
    // With no override to leave out, safe mode ends, so that it does not suppress the next one.
    tab.removeItem(SAFE_MODE);
    return;
  }
  tryToStore(tab, SAFE_MODE, 'true');
  const leave = async () => {
    if (!(await unsaved.mayLeave())) return;
    tab.removeItem(SAFE_MODE);
    const url = new URL(window.location.href);
    url.searchParams.delete('safe-mode');
    page.assign(url.href);
  };
  notices.show('overrides', () => ({
    text: phrases.t('safe', { count }),
    actions: [{ label: phrases.t('leaveSafe'), press: () => void leave() }],
  }));
}
