import { errorCodes, offerUndo, toast, useAppLife } from '@edu/shared-utility';
import { type CallFailure, ExplainedError, failureOf, reasonOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import { phrases } from '../../phrases';
import type { StaleRequest } from '../states/refused-request.view';
import type { phrases as treeWords } from './phrases';
import { flatten, type TreeRow } from './tree-data';

/** Whether the target is invalid by now: it was moved below the row itself, or deleted. */
const isMisplaced = (data: unknown): boolean =>
  data instanceof Object && 'fields' in data && data.fields instanceof Object
    ? 'parentId' in data.fields
    : false;

interface SendResult {
  readonly error?: unknown;
}

export interface TreeCalls<T> {
  readonly reload: () => void;
  readonly move: (change: {
    id: string;
    version?: number;
    parentId: string | null;
  }) => Promise<SendResult>;
  readonly remove: (row: { id: string; version?: number }) => Promise<SendResult>;
  /** Reads the tree from the server, also after the page was left, for an undo. */
  readonly read: () => Promise<T[]>;
  readonly words: Pick<typeof treeWords, 't'>;
}

const idAndVersion = ({ id, version }: { id: string; version?: number | undefined }) => ({
  id,
  ...(version !== undefined && { version }),
});

export interface TreeRequests<T> {
  readonly busy: boolean;
  readonly stale: StaleRequest | null;
  readonly closeStale: () => void;
  /** Moves a row at once, with an offer to undo. */
  readonly move: (row: T, parentId: string | null) => void;
  readonly remove: (row: T) => void;
  /** Runs any other request for a row, with a message on success. */
  readonly carryOut: (
    name: string,
    send: () => Promise<SendResult>,
    onDone: () => void,
  ) => Promise<void>;
}

/**
 * Sends requests for single rows with the version that the page shows, so that a row that somebody changed
 * meanwhile is not overwritten.
 */
export function useTreeRequests<T extends TreeRow<T>>(calls: TreeCalls<T>): TreeRequests<T> {
  const { reload, words } = calls;
  const appSignal = useAppLife();
  const [busy, setBusy] = useState(false);
  const [stale, setStale] = useState<StaleRequest | null>(null);

  const showRefusal = ({ kind, code, data, message }: CallFailure, name: string): void => {
    // The end of the session has a message of its own.
    if (kind === 'session' || kind === 'cancelled') return;
    const changed = typeof data === 'object' && data !== null && 'present' in data;
    if (changed || code === errorCodes.notFound) {
      setStale({ name, why: changed ? 'changed' : 'gone' });
      reload();
    } else if (isMisplaced(data)) {
      setStale({ name, why: 'misplaced', reason: message });
      reload();
    } else if (code !== errorCodes.silent) toast.error(message);
  };
  const carryOut = async (name: string, send: () => Promise<SendResult>, onDone: () => void) => {
    setBusy(true);
    setStale(null);
    const { error } = await send();
    if (appSignal.aborted) return;
    setBusy(false);
    if (error) showRefusal(failureOf(error), name);
    else onDone();
  };

  /** Undoes from the current row, so that others' changes to it are kept. */
  const moveBack = async ({ id, parentId: former }: T, parentId: string | null): Promise<void> => {
    const current = flatten(await calls.read()).find((item) => item.id === id);
    if (!current || current.parentId !== parentId)
      throw new ExplainedError(phrases.t('order.rowGone'));
    const { error } = await calls.move({ ...idAndVersion(current), parentId: former });
    if (error) throw new ExplainedError(failureOf(error).message);
  };

  return {
    busy,
    stale,
    closeStale: () => setStale(null),
    carryOut,
    move: (row, parentId) => {
      if (row.parentId === parentId) return;
      void carryOut(
        row.name,
        () => calls.move({ ...idAndVersion(row), parentId }),
        () =>
          void offerUndo({
            message: words.t('moved', { name: row.name }),
            undo: () => moveBack(row, parentId),
            undone: words.t('movedBack', { name: row.name }),
            failed: (error) => words.t('notMovedBack', { name: row.name, reason: reasonOf(error) }),
          }),
      );
    },
    remove: (row) =>
      void carryOut(
        row.name,
        () => calls.remove(idAndVersion(row)),
        () => toast.success(words.t('deleted', { name: row.name })),
      ),
  };
}
