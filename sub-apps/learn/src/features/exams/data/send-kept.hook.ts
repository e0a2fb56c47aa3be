import { useEffect, useState } from 'react';
import { keptIds, keptOf } from './kept-answers';
import { ownerNow } from './owner';
import { sendOne } from './send-kept';

const countKept = (owner: string): number =>
  keptIds(owner).reduce((sum, id) => sum + keptOf(owner, id).changes.length, 0);

/** Sends what a closed sitting left on this device, wherever the person is. @returns how many answers still wait */
export function useSendKept(): number {
  const [count, setCount] = useState(() => countKept(ownerNow()));
  useEffect(() => {
    const owner = ownerNow();
    let isGone = false;
    const send = async (): Promise<void> => {
      for (const id of keptIds(owner)) await sendOne(owner, id);
      if (!isGone) setCount(countKept(owner));
    };
    const all = (): void => void send();
    all();
    window.addEventListener('online', all);
    return () => {
      isGone = true;
      window.removeEventListener('online', all);
    };
  }, []);
  return count;
}
