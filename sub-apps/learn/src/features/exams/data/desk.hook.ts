import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { OneAnswer } from './answer-book';
import type { DeskState } from './desk-state';
import type { ReadSitting } from './opened-sitting';
import { ownerNow } from './owner';
import { isAnswered, type PaperSlot } from './paper';
import { callsOf } from './sitting-calls';
import { type SittingDesk, sittingDesk } from './sitting-desk';

/** The state of a sitting while the component is mounted. */
export function useDesk({ sitting, requestedAt }: ReadSitting): SittingDesk {
  const [desk] = useState(() =>
    sittingDesk({ sitting, requestedAt, owner: ownerNow(), calls: callsOf(sitting.id) }),
  );
  useEffect(() => {
    desk.start();
    return desk.stop;
  }, [desk]);
  return desk;
}

export const DeskContext = createContext<SittingDesk | null>(null);

export function useCurrentDesk(): SittingDesk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('There is no sitting here.');
  return desk;
}

export const useDeskState = (desk: SittingDesk): DeskState =>
  useSyncExternalStore(desk.subscribe, desk.state);

/** One answer; input in other answers does not render this one. */
export function useAnswer(id: string): OneAnswer {
  const desk = useCurrentDesk();
  return useSyncExternalStore(desk.subscribe, () => desk.answerOf(id));
}

/** Number of completely answered questions. */
export function useAnsweredCount(slots: readonly PaperSlot[]): number {
  const desk = useCurrentDesk();
  return useSyncExternalStore(
    desk.subscribe,
    () => slots.filter(({ id, question }) => isAnswered(question, desk.answerOf(id).given)).length,
  );
}
