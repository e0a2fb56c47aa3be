/** The last version of a module that worked in this browser. */
export interface GoodVersion {
  readonly module: string;
  readonly address: string;
  readonly integrity?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface LastGood {
  get(module: string): Promise<GoodVersion | null>;
  put(version: GoodVersion): Promise<void>;
}

const STORE = 'last-good';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('edu-shell', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'module' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('edu-shell is blocked by an older page'));
  });
}

async function run<T>(
  mode: IDBTransactionMode,
  requestFrom: (store: IDBObjectStore) => IDBRequest<T>,
) {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const request = requestFrom(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    database.close();
  }
}

/** Stored in IndexedDB; without it (private windows of some browsers) nothing is stored. */
export const lastGood: LastGood = {
  async get(module) {
    try {
      return (await run<GoodVersion | undefined>('readonly', (store) => store.get(module))) ?? null;
    } catch {
      return null;
    }
  },
  async put(version) {
    try {
      await run('readwrite', (store) => store.put(version));
    } catch {
      // Only the fallback to this version is lost.
    }
  },
};
