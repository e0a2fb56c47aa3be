/** Keeps what the page can do without: a storage that is full or refused stands in nobody's way. */
export function storeQuietly(store: Pick<Storage, 'setItem'>, key: string, value: string): void {
  try {
    store.setItem(key, value);
  } catch (error) {
    console.warn(`${key} could not be kept.`, error);
  }
}
