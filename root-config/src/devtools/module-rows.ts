import { isSwappable } from '../live-map/diff';
import { presenceOf, requiresOf } from '../module-loader/inspect';
import { pausedOverrides, storedOverrides } from '../page-map/overrides';
import type { Status } from '../supervision/module.state';
import type { Group, ModuleDetail, ModuleRow } from './host';
import type { DevtoolsParts } from './parts';
import { evaluateTime, fetchTime, readResources, sizeOf, type Timings } from './resources';
import { lastTime, spansOf } from './spans';
import { supervisedOf } from './supervised';
import { versionOfAddress } from './versions';

const order: readonly Group[] = ['apps', 'shell', 'shared'];

function groupOf(name: string): Group {
  if (name.startsWith('@edu-app/')) return 'apps';
  return name.startsWith('@edu/') ? 'shell' : 'shared';
}

/** Files of a module: its entry and the chunks that belong to it. */
export function filesOf({ loader }: DevtoolsParts, address: string): string[] {
  return [...new Set([address, ...loader.filesOf(address)])];
}

/** Every module of the map, and those that only have a stored override. */
export function readModules(parts: DevtoolsParts): ModuleRow[] {
  const { loader, injector, journal } = parts;
  const store = window.localStorage;
  const stored = storedOverrides(store);
  const paused = pausedOverrides(store);
  const used = loader.pageMap()?.overrides ?? [];
  const resources = readResources();
  const spans = spansOf(journal.entries);

  const timingsOf = (name: string, address: string): Timings => {
    const evaluation = journal.evaluations.get(address);
    return {
      fetch: fetchTime(address, resources),
      evaluate: evaluation ? evaluateTime(address, evaluation, resources) : null,
      bootstrap: lastTime(spans, name, 'bootstrap'),
      mount: lastTime(spans, name, 'mount'),
    };
  };

  const line = (name: string): ModuleRow => {
    const address = loader.addressOf(name) ?? '';
    const override = stored.find(({ module }) => module === name);
    const supervised = supervisedOf(parts, name);
    return {
      name,
      group: groupOf(name),
      address,
      origin: loader.originOf(name),
      state: stateOf(supervised?.status ?? 'idle', name, address),
      version: (address ? loader.versionOf(name) : undefined) ?? versionOfAddress(address),
      override: override ? { address: override.address, isPaused: paused.includes(name) } : null,
      map: used.find(({ module }) => module === name)?.map ?? null,
      fault: injector.get(name),
      size: sizeOf(filesOf(parts, address), resources),
      timings: timingsOf(name, address),
    };
  };

  const names = new Set([...loader.names(), ...stored.map(({ module }) => module)]);
  return [...names]
    .map(line)
    .sort(
      (a, b) =>
        order.indexOf(a.group) - order.indexOf(b.group) ||
        Number(isIdle(a)) - Number(isIdle(b)) ||
        a.name.localeCompare(b.name, 'en'),
    );
}

/**
 * A module without a running lifecycle has its loader's state; an application that was not visited is not loaded.
 */
function stateOf(status: Status, name: string, address: string): ModuleRow['state'] {
  if (status !== 'idle') return status;
  const presence = address === '' ? 'unused' : presenceOf(address);
  return presence === 'unused' && isSwappable(name) ? 'idle' : presence;
}

/** Modules in use come before those that are only in the map. */
const isIdle = ({ state, override }: ModuleRow): boolean =>
  (state === 'idle' || state === 'unused') && override === null;

export function readDetail(parts: DevtoolsParts, name: string): ModuleDetail {
  const address = parts.loader.addressOf(name) ?? '';
  return {
    integrity: parts.loader.integrityOf(address) ?? null,
    files: address === '' ? [] : filesOf(parts, address),
    requires: address === '' ? {} : requiresOf(address),
  };
}
