/**
 * Runs background work once the new page has been painted: such work must not hold it up. A tab in the
 * background paints nothing, so there it runs at once. The returned function calls it off.
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

/** For sagas that write down what they have learnt. */
export const painted = (): Promise<void> => new Promise((done) => afterPaint(done));
