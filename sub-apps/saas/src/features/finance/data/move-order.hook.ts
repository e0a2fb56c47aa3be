import { type CourseOrder, errorCodes, toast, useAppLife } from '@edu/shared-utility';
import { refusalOf } from '@edu/shared-utility/admin';
import { failureOf, mayMoveOrder, type OrderMove } from '@edu/shared-utility/data';
import { formatPrice } from '@edu/shared-utility/media';
import { useState } from 'react';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

/** The values of the dialogs, by the call's parameter names. */
export interface MoveInput {
  readonly reason?: string;
  readonly amount?: number;
  readonly paidAt?: string;
  readonly receipt?: string;
}

interface MoveProblem {
  /** Error messages by field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string | null;
}

const noProblem: MoveProblem = { fields: {}, message: null };
const fieldNames = ['reason', 'amount', 'paidAt', 'receipt'];

/** Sends a move of an order; on a conflict it shows the present row. */
export function useMoveOrder(move: OrderMove, initial: CourseOrder, onDone: () => void) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [pay] = data.useCourseOrderPayMutation();
  const [cancel] = data.useCourseOrderCancelMutation();
  const [refund] = data.useCourseOrderRefundMutation();
  const [order, setOrder] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(noProblem);
  const [isGone, setGone] = useState(false);
  const mayContinue = !isGone && mayMoveOrder(move, order);

  const write = ({ reason = '', amount, paidAt, receipt }: MoveInput) => {
    const seen = { id: order.id, version: order.version };
    if (move === 'cancel') return cancel({ ...seen, reason });
    if (move === 'refund')
      return refund({ ...seen, reason, ...(amount !== undefined && { amount }) });
    return pay({ ...seen, ...(paidAt && { paidAt }), ...(receipt && { receipt }) });
  };
  const successText = ({ number, refunded }: CourseOrder): string => {
    if (move === 'refund') return t('refundedDone', { number, amount: formatPrice(refunded) });
    return t(move === 'pay' ? 'paid' : 'cancelled', { number });
  };
  const submit = async (input: MoveInput): Promise<void> => {
    if (isBusy || !mayContinue) return;
    setBusy(true);
    setProblem(noProblem);
    const { data: movedOrder, error } = await write(input);
    if (appSignal.aborted) return;
    setBusy(false);
    if (movedOrder) {
      toast.success(successText(movedOrder));
      onDone();
      return;
    }
    const refusal = refusalOf<CourseOrder>(error, { known: fieldNames, isChange: true });
    const { present: current, fields, message } = refusal;
    if (failureOf(error).code === errorCodes.notFound) setGone(true);
    if (current) setOrder(current);
    setProblem({ fields, message: current || refusal.gone ? null : message });
  };
  /** Clears the errors of changed fields. */
  const clearChangedFaults = (changed: object): void =>
    setProblem(({ fields, message }) => ({
      message,
      fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in changed))),
    }));
  return {
    order,
    isChanged: order !== initial,
    isGone,
    mayContinue,
    isBusy,
    problem,
    clearChangedFaults,
    submit,
  };
}
