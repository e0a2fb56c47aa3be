/** A list of what parts of the page offer, by id; an item with the same id replaces the former one. */
export function registry<T extends { readonly id: string }>() {
  const cache = new Map<string, T>();
  return {
    /** Adds an item; the returned function removes it. */
    offer(item: T): () => void {
      cache.set(item.id, item);
      return () => {
        if (cache.get(item.id) === item) cache.delete(item.id);
      };
    },
    /** All items in the order of their registration. */
    all: (): readonly T[] => [...cache.values()],
  };
}
