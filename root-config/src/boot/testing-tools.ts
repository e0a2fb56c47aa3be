import { context, loadPermissions, page, runtimeConfig, unsaved } from '@edu/shared-utility';
import type { Notices } from '../layout/notices';
import { findGood, isAddressAllowed } from '../live-map/address-refusal';
import type { ModuleLoader } from '../module-loader';
import { EXTERNAL, PREFIX, SWITCH } from '../page-map/override-keys';
import { phrases } from '../page-map/override-phrases';
import { PAUSED_OVERRIDES_KEY, storeOverride } from '../page-map/overrides';
import { readShareLink, type SharedOverride, withoutShareLink } from '../page-map/share-link';
import { PERMITTED } from '../page-map/tester';
import { phrases as common } from '../phrases';
import { isTester } from './is-tester';
import { showOverridesBanner, showSafeMode } from './testing-banners';
import { showUnusedMapEntries, showUnusedOverrides } from './unused-overrides';

/** Says that another tab has changed the stored overrides; this page keeps those that it was loaded with. */
function watchOtherTabs(notices: Notices): void {
  const reloadPage = async () => {
    if (await unsaved.mayLeave()) page.reload();
  };
  window.addEventListener('storage', ({ key }) => {
    // A `storage` event without a key means that all of the storage was cleared.
    if (
      key !== null &&
      !key.startsWith(PREFIX) &&
      ![EXTERNAL, SWITCH, PAUSED_OVERRIDES_KEY].includes(key)
    ) {
      return;
    }
    notices.show('changed', () => ({
      text: phrases.t('changed'),
      actions: [{ label: common.t('update.reloadNow'), press: () => void reloadPage() }],
    }));
  });
}

/** Removes the offer from the current address. */
function forgetOffer(): void {
  const cleanAddress = withoutShareLink(window.location.href);
  window.history.replaceState(window.history.state, '', cleanAddress);
}

/** Handles a link that offers an override: asks first, checks that the address answers, then reloads. */
function offer(notices: Notices, shared: SharedOverride): void {
  const { module, address } = shared;
  const close = () => {
    notices.hide('offer');
    forgetOffer();
  };
  const showNotice = (text: () => string) =>
    notices.show('offer', () => ({
      text: text(),
      actions: [{ label: common.t('close'), press: close }],
    }));

  if (shared.expires < Date.now()) {
    showNotice(() => phrases.t('expired'));
    return;
  }
  if (!isTester() || !isAddressAllowed(address)) {
    showNotice(() => phrases.t('notAllowed', { address }));
    return;
  }
  const apply = async () => {
    const result = await findGood([address], shared.integrity);
    if ('refusal' in result) {
      showNotice(() => result.refusal);
      return;
    }
    if (!(await unsaved.mayLeave())) return;
    storeOverride(window.localStorage, shared);
    forgetOffer();
    page.reload();
  };
  notices.show('offer', () => ({
    text: phrases.t('offer', { module, address }),
    actions: [
      { label: phrases.t('refuse'), press: close },
      { label: phrases.t('apply'), press: () => void apply() },
    ],
  }));
}

/**
 * Starts what a tester sees of overrides: the permanent banner, safe mode, and links that ask first.
 * @param search query of the address that the page was opened by
 */
export async function startTestingTools(
  notices: Notices,
  loader: ModuleLoader,
  search: string,
): Promise<void> {
  await phrases.load();
  showOverridesBanner(notices, loader);
  showSafeMode(notices, search);
  watchOtherTabs(notices);
  let shared = readShareLink(search, Date.now());
  const judge = async () => {
    showUnusedOverrides(notices, loader, search);
    if (shared) offer(notices, shared);
    shared = null;
    await showUnusedMapEntries(notices, search);
  };
  if (runtimeConfig().allowOverrides !== PERMITTED) return judge();
  // Permissions decide only once the server has sent them after the log-in, so nothing is refused before that.
  const judgeWhenLoaded = ({ status }: { status: string }) => {
    if (status === 'ready') void loadPermissions().then(judge);
  };
  context.subscribe('menu', judgeWhenLoaded);
  judgeWhenLoaded(context.get('menu'));
}
