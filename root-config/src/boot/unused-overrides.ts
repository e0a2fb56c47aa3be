import type { Notices } from '../layout/notices';
import { isAddressAllowed } from '../live-map/address-refusal';
import type { ModuleLoader } from '../module-loader';
import { externalMaps } from '../page-map/external-maps';
import { inspectExternalMaps } from '../page-map/inspect-external-maps';
import { isSafeMode, isToolingOn } from '../page-map/override-keys';
import { phrases } from '../page-map/override-phrases';
import {
  pausedOverrides,
  removeAllOverrides,
  removeOverride,
  storedOverrides,
  switchOn,
} from '../page-map/overrides';
import { reloadWith } from '../page-map/reload-with';
import { phrases as common } from '../phrases';
import { isTester } from './is-tester';

/**
 * Shows testers why stored overrides are not used by this page. Everybody else gets a console message only, and no
 * button.
 */
export function showUnusedOverrides(notices: Notices, loader: ModuleLoader, search: string): void {
  const store = window.localStorage;
  const active = loader.pageMap()?.overrides ?? [];
  const paused = pausedOverrides(store);
  const unused = storedOverrides(store).filter(
    ({ module }) =>
      !paused.includes(module) && !active.some((override) => override.module === module),
  );
  const areToolsOn = isToolingOn(store);
  // While the tools are on, external maps are in use; `showUnusedMapEntries` reports those that are refused.
  const maps = areToolsOn ? [] : externalMaps(store);
  if (unused.length + maps.length === 0 || isSafeMode(search)) return;
  if (!isTester()) {
    console.info('Overrides are stored here, but this page may not use them (docs/testers.md).');
    return;
  }
  const refused = unused.filter(({ address }) => !isAddressAllowed(address));
  if (areToolsOn && refused.length === 0) return;
  const removeOverrides = () => {
    if (areToolsOn) for (const { module } of refused) removeOverride(store, module);
    else removeAllOverrides(store);
    notices.hide('unused');
  };
  notices.show('unused', () => ({
    text: areToolsOn
      ? refused.map(({ address }) => phrases.t('notAllowed', { address })).join('\n')
      : [
          phrases.t('off'),
          ...unused.map(({ module, address }) => `${module} · ${address}`),
          ...maps,
        ].join('\n'),
    actions: [
      { label: phrases.t('forget'), press: removeOverrides },
      ...(areToolsOn
        ? []
        : [{ label: phrases.t('switchOn'), press: () => void reloadWith(() => switchOn(store)) }]),
    ],
  }));
}

/** Lists a tester's external maps that are refused or cannot be read, and single entries that are refused. */
export async function showUnusedMapEntries(notices: Notices, search: string): Promise<void> {
  if (!isToolingOn(window.localStorage) || isSafeMode(search) || !isTester()) return;
  const maps = await inspectExternalMaps(window.localStorage, isAddressAllowed);
  const texts = () =>
    maps.flatMap(({ address: map, isPaused, problem, refused }) => {
      if (isPaused) return [];
      if (problem === 'notAllowed') return [phrases.t('notAllowed', { address: map })];
      if (problem === 'notRead') return [phrases.t('mapNotRead', { address: map })];
      return refused.map((entry) => phrases.t('lineNotAllowed', { ...entry, map }));
    });
  if (texts().length === 0) return;
  // A map that could not be fetched is already reported in the console by the code that fetched it.
  const entries = maps.flatMap(({ isPaused, refused }) => (isPaused ? [] : refused));
  for (const { module, address, map } of entries) {
    console.warn(
      `The line of ${module} in the external import map ${map} is not used: ${address} is not allowed.`,
    );
  }
  notices.show('maps', () => ({
    text: texts().join('\n'),
    actions: [{ label: common.t('close'), press: () => notices.hide('maps') }],
  }));
}
