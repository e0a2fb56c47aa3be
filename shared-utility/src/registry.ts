/** What the parts of the page offer each other, by name: the same name again takes the former one's place. */
export function registry<T extends { readonly id: string }>() {
  const known = new Map<string, T>();
  return {
    /** The returned function takes it out. */
    offer(one: T): () => void {
      known.set(one.id, one);
      return () => {
        if (known.get(one.id) === one) known.delete(one.id);
      };
    },
    /** In the order in which they came. */
    all: (): readonly T[] => [...known.values()],
  };
}
