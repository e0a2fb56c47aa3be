import { api, quietly } from '@edu/shared-utility';
import { useEffect, useState } from 'react';
import { finalOf } from './desk-state';
import { forgetAnswers, keepAnswers, keptIds, keptOf } from './kept-answers';
import { ownerNow } from './owner';

const BATCH = 50;

/** One sitting's, as far as the server takes them; a tab that sits it may go on writing meanwhile. */
async function sendOne(owner: string, id: string): Promise<void> {
  for (let kept = keptOf(owner, id); kept.changes.length > 0; kept = keptOf(owner, id)) {
    const changes = kept.changes.slice(0, BATCH);
    try {
      await api.sitting.answer({ id, changes }, quietly);
    } catch (error) {
      const final = finalOf(error);
      if (!final || final.kind === 'invalid') return;
      forgetAnswers(owner, id);
      return;
    }
    const sent = new Map(changes.map(({ questionId, at }) => [questionId, at]));
    const now = keptOf(owner, id);
    const rest = now.changes.filter(({ questionId, at }) => at > (sent.get(questionId) ?? 0));
    keepAnswers(owner, id, { ...now, changes: rest });
  }
}

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
