import { errorCodes, offerUndo, toast, useAppLife } from '@edu/shared-utility';
import { type CallFailure, failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import type { RowAction } from './types';

/** Why an order for a row was not carried out: it is not what the list showed. */
export interface StaleRow {
  readonly name: string;
  readonly why: 'changed' | 'gone';
}

const reasons: Readonly<Record<number, StaleRow['why']>> = {
  [errorCodes.conflict]: 'changed',
  [errorCodes.notFound]: 'gone',
};

/** The row with this version was another one meanwhile; other conflicts say themselves what they are about. */
const isStale = ({ code, data }: CallFailure): boolean =>
  code !== errorCodes.conflict || (data instanceof Object && 'present' in data);

/**
 * Orders for single rows, as the list shows them: a row that somebody changed meanwhile stays as it is.
 *
 * @param reload shows the list as it is now; after an order that was carried out it is read again by itself
 */
export function useRowOrders(reload: () => void) {
  const life = useAppLife();
  /** Ids of the rows that an order is under way for. */
  const [busy, setBusy] = useState<readonly string[]>([]);
  /** Stays until somebody closes it or gives the next order. */
  const [stale, setStale] = useState<StaleRow | null>(null);

  const refused = (failure: CallFailure, name: string): void => {
    const { kind, code, message } = failure;
    // the session's end tells itself
    if (kind === 'session' || kind === 'cancelled') return;
    const reason = reasons[code];
    if (reason && isStale(failure)) {
      setStale({ name, why: reason });
      reload();
    } else if (code !== errorCodes.silent) toast.error(message);
  };

  const carryOut = async <Row>(
    row: Row,
    id: string,
    name: string,
    { send, done }: RowAction<Row>,
  ): Promise<void> => {
    if (!send) return;
    setBusy((ids) => [...ids, id]);
    setStale(null);
    const { error } = await send(row);
    setBusy((ids) => ids.filter((value) => value !== id));
    if (life.aborted) return;
    if (error) return refused(failureOf(error), name);
    const message = done?.(row);
    if (typeof message === 'string') toast.success(message);
    else if (message) void offerUndo(message);
  };

  return { busy, stale, closeStale: () => setStale(null), carryOut };
}
