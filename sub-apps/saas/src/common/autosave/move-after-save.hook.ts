import { toast, useAppLife } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { saveWords } from './phrases';

interface Editing<Row> {
  readonly row: Row;
  /** Saves pending changes; false if that failed. */
  readonly flush: () => Promise<boolean>;
  readonly currentVersion: () => number;
}

type Answer = PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>;

/** Changes the state of an edited row after saving it, so that the change applies to the present content. */
export function useMoveAfterSave<Row extends { readonly version: number }>({
  row,
  flush,
  currentVersion,
}: Editing<Row>) {
  const life = useAppLife();
  return async (
    send: (current: Row) => Answer,
    onMoved: (answer: unknown) => void,
  ): Promise<void> => {
    if (!(await flush())) {
      toast.error(saveWords.t('saveFirst'));
      return;
    }
    const answer = await send({ ...row, version: currentVersion() });
    if (life.aborted) return;
    if (answer.error) toast.error(failureOf(answer.error).message);
    else onMoved(answer.data);
  };
}
