import { useEffect, useState } from 'react';
import type { Sounds } from '../data/search';

/** Pinyin arrives after the dialog; until then, and if it never does, names are searched alone. */
export function useSounds(): Sounds | null {
  const [sounds, setSounds] = useState<{ of: Sounds } | null>(null);
  useEffect(() => {
    let gone = false;
    import('../data/sounds').then(
      (module) => {
        if (!gone) setSounds({ of: module.sounds });
      },
      () => setSounds(null),
    );
    return () => {
      gone = true;
    };
  }, []);
  return sounds?.of ?? null;
}
