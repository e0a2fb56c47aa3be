import {
  errorCodes,
  fetchPart,
  isApiError,
  offerUndo,
  type Student,
  toast,
  toFailure,
} from '@edu/shared-utility';
import { useState } from 'react';
import { useAppLife } from '../../../common/app-life.context';
import { phrases } from '../../../phrases';
import { deleteStudent, setStatus } from './student-calls';

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

/** Comes when somebody wants it; what does not arrive has changed nothing. */
const takeBack = async (student: Student): Promise<void> => {
  const { takeBackStatus } = await fetchPart('saas', () => import('./take-back-status'));
  await takeBackStatus(student, student.status);
};

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.name === 'RowGone' ? error.message : toFailure(error).message;

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
 * @param reload shows the list as it is now
 */
export function useRowOrders(reload: () => void) {
  const life = useAppLife();
  /** Ids of the rows that an order is under way for. */
  const [busy, setBusy] = useState<readonly string[]>([]);
  /** Stays until somebody closes it or gives the next order. */
  const [stale, setStale] = useState<StaleRow | null>(null);

  const refused = (error: unknown, name: string): void => {
    // the client has told what no server answered, and the session's end tells itself
    if (isApiError(error) && error.kind !== 'business') return;
    const { code, message } = toFailure(error);
    const why = reasons[code];
    if (why) {
      setStale({ name, why });
      reload();
    } else if (code !== errorCodes.silent) toast.error(message);
  };

  const carryOut = async (
    { userId, name }: Student,
    send: () => Promise<unknown>,
    told: () => void,
  ) => {
    setBusy((ids) => [...ids, userId]);
    setStale(null);
    try {
      await send();
      if (life.aborted) return;
      told();
      reload();
    } catch (error) {
      if (!life.aborted) refused(error, name);
    } finally {
      setBusy((ids) => ids.filter((id) => id !== userId));
    }
  };

  return {
    busy,
    stale,
    closeStale: () => setStale(null),
    /** Suspends or activates a student at once, and offers to take it back. */
    changeStatus(student: Student): void {
      const offer = async (): Promise<void> => {
        if (await offerStatusBack(student, () => takeBack(student))) reload();
      };
      void carryOut(
        student,
        () => setStatus(student, opposite[student.status]),
        () => void offer(),
      );
    },
    remove: (student: Student): void =>
      void carryOut(
        student,
        () => deleteStudent(student),
        () => toast.success(phrases.t('students.deleted')),
      ),
  };
}
