import { useNavigate } from 'react-router';
import { useQuestion } from '../question.hook';
import { useRowFocus } from './row-focus.hook';
import { useRowOrders } from './row-orders.hook';
import type { RowAction } from './types';

interface RowActOptions<Row> {
  readonly rows: readonly Row[];
  /** Whether the list was refetched after the last action. */
  readonly isReady: boolean;
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly reload: () => void;
}

/** Runs a row's action: confirmation, request, message, and focus afterwards. */
export function useRowActs<Row>({ rows, isReady, idOf, nameOf, reload }: RowActOptions<Row>) {
  const goTo = useNavigate();
  const [ask, dialogs] = useQuestion();
  const orders = useRowOrders(reload);
  const rowFocus = useRowFocus(orders.busy, isReady);

  const order = (action: RowAction<Row>, row: Row): void => {
    const id = idOf(row);
    const index = rows.findIndex((item) => idOf(item) === id);
    rowFocus.order({ id, row: Math.max(0, index), button: action.key });
    void orders.carryOut(row, id, nameOf(row), action);
  };
  const act = (action: RowAction<Row>, row: Row): void => {
    if (action.to) {
      void goTo(action.to(row));
      return;
    }
    if (action.run) {
      action.run(row);
      return;
    }
    if (!action.confirm) {
      order(action, row);
      return;
    }
    const { title, hint } = action.confirm(row);
    rowFocus.setAsking(true);
    ask({
      title,
      content: hint,
      okText: action.labelOf?.(row) ?? action.label,
      danger: action.danger ?? false,
      onOk: () => order(action, row),
      afterClose: () => rowFocus.setAsking(false),
    });
  };

  const { busy, stale, closeStale } = orders;
  return { act, busy, stale, closeStale, dialogs, list: rowFocus.list };
}
