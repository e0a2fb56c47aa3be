import { useEffect, useState } from 'react';

/** Gives the focus back to what opened a dialog when it goes, where that is still there. */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
