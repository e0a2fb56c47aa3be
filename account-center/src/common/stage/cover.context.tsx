import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';

const Cover = createContext<(covered: boolean) => void>(() => {});

/** What a part may take the place of; hidden it keeps all that was typed in it. */
export function Coverable({
  children,
  above,
}: {
  readonly children: ReactNode;
  /** Where the parts are drawn. */
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

/** Covers while `covers`; `onUncovered` runs once the page below is in sight again. */
export function useCover(covers: boolean, onUncovered: () => void): void {
  const setCovered = useContext(Cover);
  useLayoutEffect(() => {
    if (!covers) return;
    setCovered(true);
    return () => {
      setCovered(false);
      // it is drawn by then
      queueMicrotask(onUncovered);
    };
  }, [covers, setCovered, onUncovered]);
}
