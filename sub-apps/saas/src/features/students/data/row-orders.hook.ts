import {
  errorCodes,
  fetchPart,
  offerUndo,
  type Student,
  toast,
  useAppLife,
} from '@edu/shared-utility';
import { type CallFailure, failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../../../phrases';

/** Why an order for a row was not carried out: it is not what the list showed. */
export interface StaleRow {
  readonly name: string;
  readonly why: 'changed' | 'gone';
}

const reasons: Readonly<Record<number, StaleRow['why']>> = {
  [errorCodes.conflict]: 'changed',
  [errorCodes.notFound]: 'gone',
};

const done = { active: 'students.activated', suspended: 'students.suspended' } as const;
const opposite = { active: 'suspended', suspended: 'active' } as const;

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.name === 'RowGone' ? error.message : failureOf(error).message;

const offerStatusBack = ({ name, status }: Student, undo: () => Promise<void>): Promise<boolean> =>
  offerUndo({
    message: phrases.t(done[opposite[status]], { name }),
    undo,
    undone: phrases.t(done[status], { name }),
    failed: (error: unknown) =>
      phrases.t('students.notTakenBack', { name, reason: reasonOf(error) }),
  });

/**
 * Orders for single rows, as the list shows them: a row that somebody changed meanwhile stays as it is.
 *
 * @param reload shows the list as it is now; after an order that was carried out it is read again by itself
 */
export function useRowOrders(reload: () => void) {
  const life = useAppLife();
  const [update] = data.useUserUpdateStudentMutation();
  const [remove] = data.useUserDeleteMutation();
  /** Ids of the rows that an order is under way for. */
  const [busy, setBusy] = useState<readonly string[]>([]);
  /** Stays until somebody closes it or gives the next order. */
  const [stale, setStale] = useState<StaleRow | null>(null);

  const refused = ({ kind, code, message }: CallFailure, name: string): void => {
    // the session's end tells itself
    if (kind === 'session' || kind === 'cancelled') return;
    const why = reasons[code];
    if (why) {
      setStale({ name, why });
      reload();
    } else if (code !== errorCodes.silent) toast.error(message);
  };

  const carryOut = async (
    { userId, name }: Student,
    send: () => Promise<{ error?: unknown }>,
    told: () => void,
  ) => {
    setBusy((ids) => [...ids, userId]);
    setStale(null);
    const { error } = await send();
    setBusy((ids) => ids.filter((id) => id !== userId));
    if (life.aborted) return;
    if (error) refused(failureOf(error), name);
    else told();
  };

  /** Comes when somebody wants it; what does not arrive has changed nothing. */
  const takeBack = async (student: Student): Promise<void> => {
    const { takeBackStatus } = await fetchPart('saas', () => import('./take-back-status'));
    await takeBackStatus(student, student.status, (change) => update(change).unwrap());
  };

  return {
    busy,
    stale,
    closeStale: () => setStale(null),
    /** Suspends or activates a student at once, and offers to take it back. */
    changeStatus(student: Student): void {
      const { userId, version } = student;
      void carryOut(
        student,
        () => update({ userId, version, status: opposite[student.status] }),
        () => void offerStatusBack(student, () => takeBack(student)),
      );
    },
    remove: (student: Student): void =>
      void carryOut(
        student,
        () => remove({ userId: student.userId, version: student.version }),
        () => toast.success(phrases.t('students.deleted')),
      ),
  };
}
