/** Opens at the first use and shares the result; a failure is retried at the next call. */
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
