import { useNavigate } from 'react-router';
import { useQuestion } from '../question.hook';
import { useRowFocus } from './row-focus.hook';
import { useRowRequests } from './row-requests.hook';
import type { RowAction } from './types';

interface RunRowActionOptions<Row> {
  readonly rows: readonly Row[];
  /** Whether the list was refetched after the last action. */
  readonly isReady: boolean;
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly reload: () => void;
}

/** Runs a row's action: confirmation, request, message, and focus afterwards. */
export function useRunRowAction<Row>({
  rows,
  isReady,
  idOf,
  nameOf,
  reload,
}: RunRowActionOptions<Row>) {
  const navigate = useNavigate();
  const [ask, dialogs] = useQuestion();
  const requests = useRowRequests(reload);
  const rowFocus = useRowFocus(requests.busy, isReady);

  const run = (action: RowAction<Row>, row: Row): void => {
    const id = idOf(row);
    const index = rows.findIndex((item) => idOf(item) === id);
    rowFocus.remember({ id, row: Math.max(0, index), button: action.key });
    void requests.carryOut(row, id, nameOf(row), action);
  };
  const act = (action: RowAction<Row>, row: Row): void => {
    if (action.to) {
      void navigate(action.to(row));
      return;
    }
    if (action.run) {
      action.run(row);
      return;
    }
    if (!action.confirm) {
      run(action, row);
      return;
    }
    const { title, hint } = action.confirm(row);
    rowFocus.setAsking(true);
    ask({
      title,
      content: hint,
      okText: action.labelOf?.(row) ?? action.label,
      danger: action.danger ?? false,
      onOk: () => run(action, row),
      afterClose: () => rowFocus.setAsking(false),
    });
  };

  const { busy, stale, closeStale } = requests;
  return { act, busy, stale, closeStale, dialogs, list: rowFocus.list };
}
