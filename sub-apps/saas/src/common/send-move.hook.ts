import { toast, useAppLife } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';

export type MoveRequest = PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>;

/** Completes a change of state: a refusal is shown as a toast; an answer after the app's unmount is dropped. */
export function useSendMove() {
  const life = useAppLife();
  return async (request: MoveRequest, onMoved: (answer: unknown) => void): Promise<void> => {
    const { data, error } = await request;
    if (life.aborted) return;
    if (error) toast.error(failureOf(error).message);
    else onMoved(data);
  };
}
