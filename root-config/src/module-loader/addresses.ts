import { pageMapAddress } from '../boot/boot-error';
import type { PageMap } from '../page-map/page-map';
import type { AddressBook } from './address-book';
import { withoutRetryCount, withRetry } from './fetches';
import { addToMap, statedDigests, systemJs } from './systemjs';

function mapEntries(
  record: Record<string, string> | undefined,
  change: (key: string, value: string) => [string, string],
): Record<string, string> {
  return Object.fromEntries(Object.entries(record ?? {}).map(([key, value]) => change(key, value)));
}

const folderOf = (address: string): string => new URL('.', address).href;

export function createAddresses(): AddressBook {
  const renewals = new Map<string, number>();
  /** Addresses in place of the map's: the last good version of a module that failed. */
  const pins = new Map<string, string>();
  let names: ReadonlySet<string> = new Set();
  let mapped: ReadonlySet<string> = new Set();
  /** All addresses that the map has ever named: another version in the same folder is no part of this one. */
  const entries = new Set<string>();
  let page: PageMap | null = null;

  function readMapped(): void {
    const { imports = {}, scopes = {} } = systemJs().getImportMap();
    const addresses = [imports, ...Object.values(scopes)].flatMap((record) =>
      Object.values(record),
    );
    mapped = new Set(addresses);
    for (const address of mapped) entries.add(new URL(address, window.location.href).href);
  }

  const plainAddressOf = (name: string): string | null =>
    names.has(name) ? (pins.get(name) ?? systemJs().resolve(name)) : null;

  const integrityOf = (address: string): string | undefined => statedDigests()[address];

  return {
    read() {
      page = (systemJs().get(pageMapAddress())?.page as PageMap | undefined) ?? null;
      names = new Set(Object.keys(systemJs().getImportMap().imports ?? {}));
      readMapped();
    },
    plainAddressOf,
    isMapped: (address) => mapped.has(address),
    formatOf(address) {
      const { origin } = window.location;
      const plain = withoutRetryCount(address);
      const isOwn = plain.startsWith(`${origin}/`);
      const mappedAddress = isOwn ? plain.slice(origin.length) : plain;
      return page?.formats?.[mappedAddress] ?? (isOwn ? 'system' : undefined);
    },
    digestsInFolder(address) {
      const folder = folderOf(address);
      const others = [...entries].map(folderOf).filter((value) => value.length > folder.length);
      return Object.entries(statedDigests()).filter(
        ([file]) =>
          /\.m?js$/.test(file) &&
          file.startsWith(folder) &&
          !entries.has(file) &&
          !others.some((other) => file.startsWith(other)),
      );
    },
    renewAddress(name) {
      const plain = plainAddressOf(name);
      if (plain !== null) renewals.set(plain, (renewals.get(plain) ?? 0) + 1);
    },
    renewedOf: (address) =>
      renewals.has(address) ? withRetry(address, renewals.get(address) ?? 0) : null,
    isInstalled: (name) => names.has(name),
    names: () => [...names],
    addressOf(name) {
      const plain = plainAddressOf(name);
      return plain === null ? null : withRetry(plain, renewals.get(plain) ?? 0);
    },
    integrityOf,
    pin(name, version) {
      if (version === null) {
        pins.delete(name);
        return;
      }
      const { address, integrity } = version;
      pins.set(name, address);
      entries.add(address);
      if (integrity) addToMap({ integrity: { [address]: integrity } });
    },
    isPinned: (name) => pins.has(name),
    originOf(name) {
      if (!names.has(name)) return 'none';
      if (pins.has(name)) return 'last-good';
      const isOfModule = ({ module }: { module: string }) => module === name;
      if (page?.overrides.some(isOfModule)) return 'override';
      return page?.rollouts.some(isOfModule) ? 'rollout' : 'map';
    },
    pageMap: () => page,
    imports: () => Object.fromEntries([...names].map((name) => [name, systemJs().resolve(name)])),
    scopes: () => systemJs().getImportMap().scopes ?? {},
    resolveMap(map) {
      const base = page?.base ?? window.location.href;
      const absolute = (address: string) => new URL(address, base).href;
      const part = (record: Record<string, string> | undefined) =>
        mapEntries(record, (name, address) => [name, absolute(address)]);
      const scopes = Object.entries(map.scopes ?? {}).map(([scope, record]) => [
        absolute(scope),
        part(record),
      ]);
      return {
        imports: part(map.imports),
        integrity: mapEntries(map.integrity, (address, digest) => [absolute(address), digest]),
        ...(scopes.length > 0 && { scopes: Object.fromEntries(scopes) }),
      };
    },
    applyChanges({ imports, integrity, scopes }, removed, published) {
      for (const name of Object.keys(imports)) pins.delete(name);
      addToMap({ imports, integrity, ...(scopes && { scopes }) });
      readMapped();
      const removedNames = new Set(removed);
      names = new Set(
        [...names, ...Object.keys(imports)].filter((name) => !removedNames.has(name)),
      );
      const formats = { ...page?.formats, ...published.formats };
      if (page) page = { ...page, ...published, formats };
    },
    revision: () => page?.revision ?? null,
  };
}
