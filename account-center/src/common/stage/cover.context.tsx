import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';

const CoverContext = createContext<(isCovered: boolean) => void>(() => {});

/** The page that parts cover; hidden, it keeps its input. */
export function CoverablePage({
  children,
  coveringParts,
}: {
  readonly children: ReactNode;
  /** Element that contains the parts. */
  readonly coveringParts: ReactNode;
}) {
  const [isCovered, setCovered] = useState(false);
  return (
    <CoverContext value={setCovered}>
      <div hidden={isCovered}>{children}</div>
      {coveringParts}
    </CoverContext>
  );
}

/** Hides the page while `isCovering` is true; `onUncovered` is called once it is visible again. */
export function useCover(isCovering: boolean, onUncovered: () => void): void {
  const setCovered = useContext(CoverContext);
  useLayoutEffect(() => {
    if (!isCovering) return;
    setCovered(true);
    return () => {
      setCovered(false);
      // The page has been rendered by then.
      queueMicrotask(onUncovered);
    };
  }, [isCovering, setCovered, onUncovered]);
}
