import { toast } from '@edu/shared-utility';
import { type MoveRequest, useSendMove } from '../send-move.hook';
import { saveWords } from './phrases';

interface Editing<Row> {
  readonly row: Row;
  /** Saves pending changes; false if that failed. */
  readonly flush: () => Promise<boolean>;
  readonly currentVersion: () => number;
}

/** Changes the state of an edited row after saving it, so that the change applies to the present content. */
export function useMoveAfterSave<Row extends { readonly version: number }>({
  row,
  flush,
  currentVersion,
}: Editing<Row>) {
  const sendMove = useSendMove();
  return async (
    send: (current: Row) => MoveRequest,
    onMoved: (answer: unknown) => void,
  ): Promise<void> => {
    if (await flush()) await sendMove(send({ ...row, version: currentVersion() }), onMoved);
    else toast.error(saveWords.t('saveFirst'));
  };
}
