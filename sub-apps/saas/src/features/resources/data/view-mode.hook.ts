import { ownerOf, useContextValue, userStorage } from '@edu/shared-utility';
import { useState } from 'react';

export type ViewMode = 'table' | 'grid';

const storedMode = userStorage<ViewMode>(
  'saas:resource-view',
  'grid',
  (raw): raw is ViewMode => raw === 'table' || raw === 'grid',
);

/** The view chosen by this person, stored in the browser. */
export function useViewMode(): readonly [ViewMode, (mode: ViewMode) => void] {
  const person = useContextValue('userInfo');
  const owner = person ? ownerOf(person) : '';
  const [chosen, setChosen] = useState<ViewMode | null>(null);
  return [
    chosen ?? storedMode.read(owner),
    (mode) => {
      setChosen(mode);
      storedMode.write(owner, mode);
    },
  ];
}
