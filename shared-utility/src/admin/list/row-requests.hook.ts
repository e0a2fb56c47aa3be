import { errorCodes, offerUndo, toast, useAppLife } from '@edu/shared-utility';
import { type CallFailure, failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import type { RowAction } from './types';

/** Why an action was refused: the row is not as the list shows it. */
export interface StaleRow {
  readonly name: string;
  readonly reason: 'changed' | 'gone';
}

const reasons: Readonly<Record<number, StaleRow['reason']>> = {
  [errorCodes.conflict]: 'changed',
  [errorCodes.notFound]: 'gone',
};

/** Whether the row has another version by now; other conflicts have a message of their own. */
const isStale = ({ code, data }: CallFailure): boolean =>
  code !== errorCodes.conflict || (data instanceof Object && 'present' in data);

/**
 * Sends requests for single rows with the version that the list shows, so that a row that somebody changed
 * meanwhile is not overwritten.
 *
 * @param reload shows the list as it is now; after a successful request it is refetched automatically
 */
export function useRowRequests(reload: () => void) {
  const appSignal = useAppLife();
  /** Ids of rows with a running request. */
  const [busy, setBusy] = useState<readonly string[]>([]);
  /** Shown until it is closed or the next action starts. */
  const [stale, setStale] = useState<StaleRow | null>(null);

  const showRefusal = (failure: CallFailure, name: string): void => {
    const { kind, code, message } = failure;
    // The end of the session has a message of its own.
    if (kind === 'session' || kind === 'cancelled') return;
    const reason = reasons[code];
    if (reason && isStale(failure)) {
      setStale({ name, reason: reason });
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
    if (appSignal.aborted) return;
    if (error) return showRefusal(failureOf(error), name);
    const message = done?.(row);
    if (typeof message === 'string') toast.success(message);
    else if (message) void offerUndo(message);
  };

  return { busy, stale, closeStale: () => setStale(null), carryOut };
}
