import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { OneAnswer } from './answer-book';
import type { ReadSitting } from './opened-sitting';
import { ownerNow } from './owner';
import { isAnswered, type PaperSlot } from './paper';
import { callsOf } from './sitting-calls';
import { type SittingController, sittingController } from './sitting-controller';
import type { SittingProgress } from './sitting-progress';

/** The state of a sitting while the component is mounted. */
export function useSittingController({ sitting, requestedAt }: ReadSitting): SittingController {
  const [controller] = useState(() =>
    sittingController({ sitting, requestedAt, owner: ownerNow(), calls: callsOf(sitting.id) }),
  );
  useEffect(() => {
    controller.start();
    return controller.stop;
  }, [controller]);
  return controller;
}

export const SittingContext = createContext<SittingController | null>(null);

export function useCurrentSitting(): SittingController {
  const controller = useContext(SittingContext);
  if (!controller) throw new Error('There is no sitting here.');
  return controller;
}

export const useSittingProgress = (controller: SittingController): SittingProgress =>
  useSyncExternalStore(controller.subscribe, controller.state);

/** One answer; input in other answers does not render this one. */
export function useAnswer(id: string): OneAnswer {
  const controller = useCurrentSitting();
  return useSyncExternalStore(controller.subscribe, () => controller.answerOf(id));
}

/** Number of completely answered questions. */
export function useAnsweredCount(slots: readonly PaperSlot[]): number {
  const controller = useCurrentSitting();
  return useSyncExternalStore(
    controller.subscribe,
    () =>
      slots.filter(({ id, question }) => isAnswered(question, controller.answerOf(id).given))
        .length,
  );
}
