/** Opens at the first use, for all who ask; what failed is tried again by the next one. */
export function openOnce<T>(open: () => Promise<T>): () => Promise<T> {
  let opening: Promise<T> | null = null;
  return () => {
    opening ??= open();
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };
}
