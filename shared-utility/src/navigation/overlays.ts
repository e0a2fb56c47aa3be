type Close = () => void;

const open: { readonly close: Close }[] = [];

/**
 * What lies over a page and is left like one on a phone, a dialog or a drawer: while it is open, Back closes it and the
 * page stays. `close` may ask first, or refuse by doing nothing. The returned function says that it is gone.
 */
function add(close: Close): () => void {
  const overlay = { close };
  open.push(overlay);
  return () => {
    const index = open.indexOf(overlay);
    if (index !== -1) open.splice(index, 1);
  };
}

/** Asks the uppermost one to close; false where there is none. */
function closeTop(): boolean {
  const top = open.at(-1);
  top?.close();
  return top !== undefined;
}

/** Whether something lies over the page. */
const isOpen = (): boolean => open.length > 0;

/** For anyone who draws something over the page, and for the router that hears of Back. */
export const overlays = { add, closeTop, isOpen } as const;
