/**
 * Runs background work after the new page has been painted, so that it does not delay the paint. A hidden tab never
 * paints, so there it runs at once. The returned function cancels it.
 */
export function afterPaint(work: () => void): () => void {
  if (document.hidden) {
    work();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** For sagas that store what they have read. */
export const nextPaint = (): Promise<void> => new Promise((done) => afterPaint(done));
