/** What the parts of the page offer each other, by name: the same name again takes the former one's place. */
export function registry<T extends { readonly id: string }>() {
  const cache = new Map<string, T>();
  return {
    /** The returned function takes it out. */
    offer(item: T): () => void {
      cache.set(item.id, item);
      return () => {
        if (cache.get(item.id) === item) cache.delete(item.id);
      };
    },
    /** In the order in which they came. */
    all: (): readonly T[] => [...cache.values()],
  };
}
