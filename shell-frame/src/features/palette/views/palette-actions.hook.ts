import { useEffect, useState } from 'react';
import { offeredActions } from '../data/provider-results';
import type { Entry } from '../data/search';
import { type PaletteWords, palettePhrases } from '../phrases';

/** Loads the actions of the frame. */
export type LoadActions = (t: PaletteWords) => Promise<readonly Entry[]>;

/** Actions of the frame and of the apps that were opened. */
export function usePaletteActions(load: LoadActions): readonly Entry[] {
  const [actions, setActions] = useState<readonly Entry[]>(offeredActions);
  useEffect(() => {
    let isUnmounted = false;
    load(palettePhrases.t).then(
      (ownActions) => isUnmounted || setActions([...offeredActions(), ...ownActions]),
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [load]);
  return actions;
}
