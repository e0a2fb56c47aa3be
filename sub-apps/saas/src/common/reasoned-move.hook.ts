import { errorCodes, useAppLife } from '@edu/shared-utility';
import { refusalOf } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';

interface Versioned {
  readonly id: string;
  readonly version: number;
}

interface Options<Row, Answer> {
  readonly initial: Row;
  readonly mayMove: (row: Row) => boolean;
  readonly send: (
    input: Versioned & { reason: string },
  ) => Promise<{ readonly data?: Answer; readonly error?: unknown }>;
  readonly onMoved: (row: Row, answer: Answer | undefined) => void;
  /** Shown when the reason is empty. */
  readonly missing: string;
}

/** Changes the state of a row for a reason; on a conflict it shows the present row. */
export function useReasonedMove<Row extends Versioned, Answer>({
  initial,
  mayMove,
  send,
  onMoved,
  missing,
}: Options<Row, Answer>) {
  const appSignal = useAppLife();
  const [row, setRow] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [isGone, setGone] = useState(false);
  const [fault, setFault] = useState<{ field?: string; form?: string }>({});
  const mayContinue = !isGone && mayMove(row);

  const submit = async (reason: string): Promise<void> => {
    if (isBusy || !mayContinue) return;
    if (!reason.trim()) return setFault({ field: missing });
    setBusy(true);
    setFault({});
    const { id, version } = row;
    const { data: answer, error } = await send({ id, version, reason: reason.trim() });
    if (appSignal.aborted) return;
    setBusy(false);
    if (!error) return onMoved(row, answer);
    const refusal = refusalOf<Row>(error, { known: ['reason'], isChange: true });
    if (refusal.present) return setRow(refusal.present);
    if (failureOf(error).code === errorCodes.notFound) return setGone(true);
    const { reason: fieldFault } = refusal.fields;
    setFault(fieldFault ? { field: fieldFault } : { form: refusal.message ?? '' });
  };
  return {
    row,
    isChanged: row !== initial,
    isGone,
    mayContinue,
    isBusy,
    fault,
    clearFault: () => setFault({}),
    submit,
  };
}

export type ReasonedMove<Row extends Versioned> = ReturnType<typeof useReasonedMove<Row, unknown>>;
