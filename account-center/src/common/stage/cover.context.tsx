import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';

const Cover = createContext<(covered: boolean) => void>(() => {});

/** The page that parts cover; hidden, it keeps its input. */
export function Coverable({
  children,
  above,
}: {
  readonly children: ReactNode;
  /** Element that contains the parts. */
  readonly above: ReactNode;
}) {
  const [covered, setCovered] = useState(false);
  return (
    <Cover value={setCovered}>
      <div hidden={covered}>{children}</div>
      {above}
    </Cover>
  );
}

/** Hides the page while `covers` is true; `onUncovered` is called once it is visible again. */
export function useCover(covers: boolean, onUncovered: () => void): void {
  const setCovered = useContext(Cover);
  useLayoutEffect(() => {
    if (!covers) return;
    setCovered(true);
    return () => {
      setCovered(false);
      // The page has been rendered by then.
      queueMicrotask(onUncovered);
    };
  }, [covers, setCovered, onUncovered]);
}
