/** What the parts of the page offer each other, by name: the same name again takes the former one's place. */
export function registry<T extends { readonly id: string }>() {
  const known = new Map<string, T>();
  return {
    /** The returned function takes it out. */
    offer(item: T): () => void {
      known.set(item.id, item);
      return () => {
        if (known.get(item.id) === item) known.delete(item.id);
      };
    },
    /** In the order in which they came. */
    all: (): readonly T[] => [...known.values()],
  };
}
