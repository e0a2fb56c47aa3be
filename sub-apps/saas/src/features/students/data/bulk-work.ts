import type {
  ManyStudents,
  Student,
  StudentChange,
  StudentOrder,
  UndoOffer,
} from '@edu/shared-utility';
import { type BulkAnswer, newRequestId } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { phrases } from '../phrases';
import { hasAlready } from './student-order';
import type { Conditions } from './student-query';
import { undoOrder } from './undo-order';

interface Answer {
  readonly error?: unknown;
}

interface BulkOptions {
  readonly key: 'active' | 'suspended' | 'move';
  readonly label: string;
  readonly order: StudentOrder;
  readonly filters: Conditions;
  update(change: StudentChange): Promise<Answer> & { unwrap(): Promise<unknown> };
  changeAll(
    order: ManyStudents,
  ): Promise<Answer & { readonly data?: { readonly job: unknown } | undefined }>;
}

const statusPhrases = {
  active: 'bulk.active',
  suspended: 'bulk.suspended',
  move: 'bulk.moved',
} as const;

export interface BulkWork {
  confirm(count: number): { readonly title: string; readonly hint: string } | null;
  send(student: Student): Promise<Answer>;
  sendAll(count: number): Promise<BulkAnswer>;
  done(count: number, rows: readonly Student[]): string | UndoOffer;
}

/** A bulk change of students: confirmation, requests, result message and undo. */
export async function bulkWork(bulkOptions: BulkOptions): Promise<BulkWork> {
  const { key, label, order, filters, update, changeAll } = bulkOptions;
  await phrases.load();
  const { t } = phrases;
  return {
    // For a move, a dialog has already asked for the target.
    confirm: (count) =>
      key === 'move'
        ? null
        : { title: t('bulk.allTitle', { action: label, count }), hint: t('bulk.allHint') },
    send: async (student) => {
      const { userId, version } = student;
      return hasAlready(student, order) ? {} : update({ userId, version, ...order });
    },
    sendAll: async (expected) => {
      const input = { filter: filters, change: order, expected, requestId: newRequestId() };
      const { error, data } = await changeAll(input);
      return { error, ...(data?.job ? { started: t('bulk.started', { count: expected }) } : {}) };
    },
    done: (count, rows) => {
      const message = t(statusPhrases[key], { count });
      // After a change of all matching students `rows` is empty: their former values are unknown, so there is no undo.
      const changed = rows.filter((student) => !hasAlready(student, order));
      if (changed.length === 0) return message;
      return {
        message,
        undone: t('bulk.undone'),
        undo: () => undoOrder(changed, order, (change) => update(change).unwrap()),
        failed: (error) =>
          t('bulk.notUndone', {
            reason: error instanceof Error ? error.message : failureOf(error).message,
          }),
      };
    },
  };
}
