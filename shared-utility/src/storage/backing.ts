/** A key-value store of strings. Reading and writing never throw. */
export interface Backing {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

export function memoryBacking(): Backing {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

/** A web storage; where the browser refuses it (private mode, full quota) memory is used. */
export function webBacking(storage: () => Storage): Backing {
  const memoryFallback = memoryBacking();
  const attempt = <T>(work: (real: Storage) => T, fallback: () => T): T => {
    try {
      return work(storage());
    } catch {
      return fallback();
    }
  };
  return {
    read: (key) =>
      memoryFallback.read(key) ??
      attempt(
        (real) => real.getItem(key),
        () => null,
      ),
    write: (key, value) =>
      attempt(
        (real) => {
          real.setItem(key, value);
          memoryFallback.remove(key);
        },
        () => memoryFallback.write(key, value),
      ),
    remove: (key) => {
      memoryFallback.remove(key);
      attempt(
        (real) => real.removeItem(key),
        () => undefined,
      );
    },
    keys: () => [
      ...new Set([
        ...attempt(
          (real) => Object.keys(real),
          () => [],
        ),
        ...memoryFallback.keys(),
      ]),
    ],
  };
}
