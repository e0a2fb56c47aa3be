import { useEffect, useState } from 'react';
import { ownerNow } from './owner';
import { sendStoredSitting } from './send-stored-answers';
import { storedSitting, storedSittingIds } from './stored-answers';

const countStoredAnswers = (owner: string): number =>
  storedSittingIds(owner).reduce((sum, id) => sum + storedSitting(owner, id).changes.length, 0);

/** Sends answers that a closed sitting left on this device, on any page. @returns number of answers still unsent */
export function useSendStoredAnswers(): number {
  const [count, setCount] = useState(() => countStoredAnswers(ownerNow()));
  useEffect(() => {
    const owner = ownerNow();
    let isGone = false;
    const send = async (): Promise<void> => {
      for (const id of storedSittingIds(owner)) await sendStoredSitting(owner, id);
      if (!isGone) setCount(countStoredAnswers(owner));
    };
    const sendAll = (): void => void send();
    sendAll();
    window.addEventListener('online', sendAll);
    return () => {
      isGone = true;
      window.removeEventListener('online', sendAll);
    };
  }, []);
  return count;
}
