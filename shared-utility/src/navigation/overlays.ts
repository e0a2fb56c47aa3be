type Close = () => void;

const open: { readonly close: Close }[] = [];

/**
 * Registers an overlay such as a dialog or a drawer: while it is open, Back closes it instead of leaving the page.
 * `close` may ask first, or do nothing to refuse. Returns a function that unregisters it.
 */
function add(close: Close): () => void {
  const overlay = { close };
  open.push(overlay);
  return () => {
    const index = open.indexOf(overlay);
    if (index !== -1) open.splice(index, 1);
  };
}

/** Asks the topmost overlay to close; false where there is none. */
function closeTop(): boolean {
  const top = open.at(-1);
  top?.close();
  return top !== undefined;
}

/** Whether an overlay is open. */
const isOpen = (): boolean => open.length > 0;

/** Used by components that draw overlays, and by the router when it handles Back. */
export const overlays = { add, closeTop, isOpen } as const;
