import {
  context,
  loadPermissions,
  mayUseTestTools,
  page,
  runtimeConfig,
  unsaved,
} from '@edu/shared-utility';
import type { Notices } from '../layout/notices';
import { findGood, isAddressAllowed } from '../live-map/address-refusal';
import type { ModuleLoader } from '../module-loader';
import { externalMaps } from '../page-map/external-maps';
import { leaveOverrides } from '../page-map/leave-overrides';
import {
  EXTERNAL,
  isSafeMode,
  isToolingOn,
  PREFIX,
  SAFE_MODE,
  SWITCH,
} from '../page-map/override-keys';
import {
  RESTING,
  removeAllOverrides,
  removeOverride,
  restingOverrides,
  storedOverrides,
  storeOverride,
  switchOn,
} from '../page-map/overrides';
import { readShareLink, type SharedOverride, withoutShareLink } from '../page-map/share-link';
import { mayOverride, PERMITTED } from '../page-map/tester';
import { phrases } from '../phrases';
import { storeQuietly } from '../store-quietly';

function showBanner(notices: Notices, loader: ModuleLoader): void {
  const active = loader.pageMap()?.overrides ?? [];
  if (active.length === 0) return;
  notices.show('overrides', () => ({
    text: [
      phrases.t('overrides.active'),
      ...active.map(({ module, address, integrity }) =>
        [module, address, ...(integrity ? [] : [phrases.t('overrides.noDigest')])].join(' · '),
      ),
    ].join('\n'),
    actions: [{ label: phrases.t('overrides.reset'), press: leaveOverrides }],
  }));
}

function showSafeMode(notices: Notices, search: string): void {
  const store = window.localStorage;
  const count = storedOverrides(store).length + externalMaps(store).length;
  const tab = window.sessionStorage;
  if (!isSafeMode(search) || !isToolingOn(store) || count === 0) {
    // with nothing to leave out it is over, and does not meet the next override unasked
    tab.removeItem(SAFE_MODE);
    return;
  }
  storeQuietly(tab, SAFE_MODE, 'true');
  const leave = () => {
    tab.removeItem(SAFE_MODE);
    const url = new URL(window.location.href);
    url.searchParams.delete('safe-mode');
    page.assign(url.href);
  };
  notices.show('overrides', () => ({
    text: phrases.t('overrides.safe', { count }),
    actions: [{ label: phrases.t('overrides.leaveSafe'), press: leave }],
  }));
}

/** Another tab has changed what is stored: this page goes on with what it was loaded with, and says so. */
function hearOtherTabs(notices: Notices): void {
  const again = async () => {
    if (await unsaved.mayLeave()) page.reload();
  };
  window.addEventListener('storage', ({ key }) => {
    // without a key all of the storage was emptied
    if (key !== null && !key.startsWith(PREFIX) && ![EXTERNAL, SWITCH, RESTING].includes(key)) {
      return;
    }
    notices.show('changed', () => ({
      text: phrases.t('overrides.changed'),
      actions: [{ label: phrases.t('update.reloadNow'), press: () => void again() }],
    }));
  });
}

const isTester = (): boolean =>
  mayOverride(runtimeConfig().allowOverrides, mayUseTestTools(), window.location.hostname);

/**
 * Stored overrides of which this page uses none: says why, to who may use them. Whoever may not is told in the console
 * alone, and nothing that could be pressed.
 */
function showUnused(notices: Notices, loader: ModuleLoader, search: string): void {
  const store = window.localStorage;
  const active = loader.pageMap()?.overrides ?? [];
  const resting = restingOverrides(store);
  const unused = storedOverrides(store).filter(
    ({ module }) => !resting.includes(module) && !active.some((one) => one.module === module),
  );
  const isOn = isToolingOn(store);
  // a map that is on and did not come has been told in the console
  const maps = isOn ? [] : externalMaps(store);
  if (unused.length + maps.length === 0 || isSafeMode(search)) return;
  if (!isTester()) {
    console.info('Overrides are stored here, but this page may not use them (docs/testers.md).');
    return;
  }
  const refused = unused.filter(({ address }) => !isAddressAllowed(address));
  if (isOn && refused.length === 0) return;
  const forget = () => {
    if (isOn) for (const { module } of refused) removeOverride(store, module);
    else removeAllOverrides(store);
    notices.hide('unused');
  };
  const use = async () => {
    if (!(await unsaved.mayLeave())) return;
    switchOn(store);
    page.reload();
  };
  notices.show('unused', () => ({
    text: isOn
      ? refused.map(({ address }) => phrases.t('overrides.notAllowed', { address })).join('\n')
      : [
          phrases.t('overrides.off'),
          ...unused.map(({ module, address }) => `${module} · ${address}`),
          ...maps,
        ].join('\n'),
    actions: [
      { label: phrases.t('overrides.forget'), press: forget },
      ...(isOn ? [] : [{ label: phrases.t('overrides.switchOn'), press: () => void use() }]),
    ],
  }));
}

/** The page that somebody is on by now, without the offer. */
function forgetOffer(): void {
  const clean = withoutShareLink(window.location.href);
  window.history.replaceState(window.history.state, '', clean);
}

/** A link that offers an override: asks first, looks whether the address answers, then reloads. */
function offer(notices: Notices, shared: SharedOverride): void {
  const { module, address } = shared;
  const close = () => {
    notices.hide('offer');
    forgetOffer();
  };
  const say = (text: () => string) =>
    notices.show('offer', () => ({
      text: text(),
      actions: [{ label: phrases.t('overrides.close'), press: close }],
    }));

  if (shared.expires < Date.now()) {
    say(() => phrases.t('overrides.expired'));
    return;
  }
  if (!isTester() || !isAddressAllowed(address)) {
    say(() => phrases.t('overrides.notAllowed', { address }));
    return;
  }
  const apply = async () => {
    const found = await findGood([address], shared.integrity);
    if ('refusal' in found) {
      say(() => found.refusal);
      return;
    }
    if (!(await unsaved.mayLeave())) return;
    storeOverride(window.localStorage, shared);
    forgetOffer();
    page.reload();
  };
  notices.show('offer', () => ({
    text: phrases.t('overrides.offer', { module, address }),
    actions: [
      { label: phrases.t('overrides.refuse'), press: close },
      { label: phrases.t('overrides.apply'), press: () => void apply() },
    ],
  }));
}

/**
 * What a tester sees of overrides: a banner that stays, safe mode, and links that ask first.
 *
 * @param search query of the address that the page was opened by
 */
export function startTestingTools(notices: Notices, loader: ModuleLoader, search: string): void {
  showBanner(notices, loader);
  showSafeMode(notices, search);
  hearOtherTabs(notices);
  let shared = readShareLink(search, Date.now());
  const judge = () => {
    showUnused(notices, loader, search);
    if (shared) offer(notices, shared);
    shared = null;
  };
  if (runtimeConfig().allowOverrides !== PERMITTED) {
    judge();
    return;
  }
  // Where a permission decides, the server has the word, once somebody is there: nobody is refused before that.
  const judgeWhenThere = ({ status }: { status: string }) => {
    if (status === 'ready') void loadPermissions().then(judge);
  };
  context.subscribe('menu', judgeWhenThere);
  judgeWhenThere(context.get('menu'));
}
