import { isSwappable } from '../live-map/diff';
import { withoutRetryCount } from './fetches';

/** Which application each fetched file belongs to; what several modules share belongs to none. */
export interface FileOwners {
  /** Called when a module is loaded by its name: files that it brings belong to this address. */
  onLoad(name: string, address: string): void;
  /** True for the address that an application was loaded from. */
  isEntry(file: string): boolean;
  /** Registers an ES module: the browser fetches its other files, so that they are recognised by their folder. */
  addEsModule(entry: string): void;
  addFetched(file: string, parent: string | undefined): void;
  /** Called when a file is ready: what it needs of an older version of its application now belongs to it. */
  addEvaluated(file: string, needs: readonly string[]): void;
  /** Address that the application of a file was loaded from; null for shared files. */
  entryOf(file: string): string | null;
  filesOf(entry: string): string[];
  forget(entry: string): void;
}

/** `isMapped` is true for every address that the import map itself names. */
export function createFileOwners(isMapped: (file: string) => boolean): FileOwners {
  const entries = new Map<string, string>();
  /** Folders of ES modules, the latest last. */
  const folders: [folder: string, entry: string][] = [];
  const needed = new Map<string, readonly string[]>();

  const isEntry = (file: string): boolean => entries.get(file) === file;

  function assignNeeds(file: string, entry: string): void {
    for (const need of needed.get(file) ?? []) {
      if (!entries.has(need) || entries.get(need) === entry || isMapped(need)) continue;
      entries.set(need, entry);
      assignNeeds(need, entry);
    }
  }

  return {
    onLoad(name, address) {
      if (isSwappable(name)) entries.set(address, address);
    },
    isEntry,
    addEsModule(entry) {
      if (entries.has(entry)) folders.push([new URL('.', entry).href, entry]);
    },
    addFetched(file, parent) {
      if (isEntry(file) || isMapped(file)) return;
      const entry = parent === undefined ? undefined : entries.get(parent);
      if (entry) entries.set(file, entry);
    },
    addEvaluated(file, needs) {
      const entry = entries.get(file);
      if (!entry) return;
      needed.set(file, needs);
      assignNeeds(file, entry);
    },
    entryOf(file) {
      const cached = entries.get(file) ?? entries.get(withoutRetryCount(file));
      if (cached || isMapped(file)) return cached ?? null;
      return folders.findLast(([folder]) => file.startsWith(folder))?.[1] ?? null;
    },
    filesOf: (entry) => [...entries].filter(([, owner]) => owner === entry).map(([file]) => file),
    forget(entry) {
      for (const [file, owner] of entries) {
        if (owner !== entry) continue;
        entries.delete(file);
        needed.delete(file);
      }
    },
  };
}
