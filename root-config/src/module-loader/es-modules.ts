import type { AddressBook } from './address-book';
import { fetchError, withoutRetryCount } from './fetches';
import { detectFormat, type ModuleFormat } from './formats';
import type { SharedModules } from './shared-modules';
import { type Registration, systemJs } from './systemjs';

export interface EsModules {
  /** True for an address that needs the browser's native import. */
  isEs(address: string, plain: string): Promise<boolean>;
  /** Imports it natively, wrapped as a registration that SystemJS can link. */
  import(address: string, plain: string): Promise<Registration>;
}

/** Fetches a file into the browser's module map, where every later import finds the verified copy. */
function fetchChecked(file: string, integrity: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href: file, crossOrigin: 'anonymous' });
  link.setAttribute('integrity', integrity);
  return new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(fetchError(file));
    document.head.append(link);
  }).finally(() => link.remove());
}

export function createEsModules(addresses: AddressBook, shared: SharedModules): EsModules {
  const formats = new Map<string, ModuleFormat>();
  /** Files in the browser's module map, with the digest that they were checked by. */
  const checked = new Map<string, Promise<void>>();
  const runningImports = new Map<string, AbortController>();

  function check(file: string, integrity: string): Promise<void> {
    const key = `${file} ${integrity}`;
    const cached = checked.get(key) ?? fetchChecked(file, integrity);
    checked.set(key, cached);
    cached.catch(() => checked.delete(key));
    return cached;
  }

  /** A request that hangs in the module map cannot be aborted, so the file is first fetched in a way that can. */
  async function waitForFile(file: string, integrity: string, signal: AbortSignal): Promise<void> {
    if (!checked.has(`${file} ${integrity}`)) {
      const response = await fetch(file, { credentials: 'same-origin', integrity, signal }).catch(
        () => null,
      );
      if (!response?.ok) throw fetchError(file);
      await response.arrayBuffer();
    }
    await check(file, integrity);
  }

  return {
    async isEs(address, plain) {
      const cached = addresses.formatOf(plain) ?? formats.get(withoutRetryCount(plain));
      if (cached) return cached === 'es';
      try {
        const format = await detectFormat(address, addresses.integrityOf(plain));
        formats.set(withoutRetryCount(plain), format);
        return format === 'es';
      } catch {
        return false;
      }
    },
    async import(address, plain) {
      runningImports.get(plain)?.abort();
      const importController = new AbortController();
      runningImports.set(plain, importController);
      const mappedIntegrity = addresses.integrityOf(address);
      const listed = addresses.digestsInFolder(plain);
      await Promise.all([
        mappedIntegrity && check(address, mappedIntegrity),
        ...listed.map(([file, digest]) => waitForFile(file, digest, importController.signal)),
      ]);
      const namespace = await shared.rejectOnSharedFailure(systemJs().importNative(address));
      return [
        [],
        (publish: (exports: object) => void) => {
          publish({ ...namespace });
          return {};
        },
      ] as unknown as Registration;
    },
  };
}
