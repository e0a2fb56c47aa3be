/** Stores an optional value: a full or blocked storage causes no failure. */
export function tryToStore(store: Pick<Storage, 'setItem'>, key: string, value: string): void {
  try {
    store.setItem(key, value);
  } catch (error) {
    console.warn(`${key} could not be kept.`, error);
  }
}
