import { getLanguage, limits, useContextValue, userStorage } from '@edu/shared-utility';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectBranches, selectUser } from '../data/header.slice';

const isPixels = (raw: unknown): raw is number => typeof raw === 'number' && raw >= 0 && raw <= 800;
const storedWidth = userStorage<number>('frame:bar-end', 0, isPixels);
/** Window widths at which the style sheet shortens names or hides them. */
const breakpoints = [limits.phoneBelow, 1024, limits.autoCollapseBelow];
const storageKey = (): string =>
  `${breakpoints.filter((edge) => window.innerWidth >= edge).length} ${getLanguage()}`;

/**
 * The right part of the header. Until branch and user have loaded it reserves the width that they had on the last page,
 * so that the search button beside it does not move.
 */
export function BarEnd({ children }: { readonly children: ReactNode }) {
  const end = useRef<HTMLDivElement>(null);
  const [reservedWidth] = useState(() => storedWidth.read(storageKey()));
  const branch = useContextValue('branch');
  const hasUser = useSelector(selectUser).status === 'ready';
  const hasBranches = useSelector(selectBranches).status === 'ready';
  const isComplete = hasUser && hasBranches;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another branch changes the length of the name
  useEffect(() => {
    if (isComplete && end.current) storedWidth.write(storageKey(), end.current.offsetWidth);
  }, [isComplete, branch]);
  return (
    <div
      ref={end}
      className="esf-bar-end"
      style={{ minWidth: isComplete ? undefined : reservedWidth }}
    >
      {children}
    </div>
  );
}
