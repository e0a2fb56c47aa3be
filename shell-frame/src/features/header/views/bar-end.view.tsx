import { getLanguage, kept, limits, useContextValue } from '@edu/shared-utility';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectBranches, selectUser } from '../data/header.slice';

const isPixels = (raw: unknown): raw is number => typeof raw === 'number' && raw >= 0 && raw <= 800;
const keptRoom = kept<number>('frame:bar-end', 0, isPixels);
/** The widths at which the style sheet cuts names and leaves them out. */
const edges = [limits.phoneBelow, 1024, limits.autoCollapseBelow];
const owner = (): string =>
  `${edges.filter((edge) => window.innerWidth >= edge).length} ${getLanguage()}`;

/**
 * The end of the bar. Until branch and person have come it keeps the room that they took on the last page, so that the
 * search before it does not move away under a finger.
 */
export function BarEnd({ children }: { readonly children: ReactNode }) {
  const end = useRef<HTMLDivElement>(null);
  const [room] = useState(() => keptRoom.read(owner()));
  const branch = useContextValue('branch');
  const hasUser = useSelector(selectUser).status === 'ready';
  const hasBranches = useSelector(selectBranches).status === 'ready';
  const isWhole = hasUser && hasBranches;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another branch has a name of another length
  useEffect(() => {
    if (isWhole && end.current) keptRoom.write(owner(), end.current.offsetWidth);
  }, [isWhole, branch]);
  return (
    <div ref={end} className="esf-bar-end" style={{ minWidth: isWhole ? undefined : room }}>
      {children}
    </div>
  );
}
