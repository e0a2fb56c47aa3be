import { useEffect, useState } from 'react';

/** Returns the focus to the element that opened a dialog, if it still exists. */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
