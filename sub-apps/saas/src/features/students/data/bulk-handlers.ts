import type {
  ManyStudents,
  Student,
  StudentBulkChange,
  StudentChange,
  UndoOffer,
} from '@edu/shared-utility';
import { type BulkAnswer, newRequestId } from '@edu/shared-utility/admin';
import { reasonOf } from '@edu/shared-utility/data';
import { phrases } from '../phrases';
import { hasAlready } from './student-bulk-change';
import type { StudentFilterValues } from './student-query';
import { undoBulkChange } from './undo-bulk-change';

interface Answer {
  readonly error?: unknown;
}

interface BulkOptions {
  readonly key: 'active' | 'suspended' | 'move';
  readonly label: string;
  readonly change: StudentBulkChange;
  readonly filters: StudentFilterValues;
  update(input: StudentChange): Promise<Answer> & { unwrap(): Promise<unknown> };
  changeAll(
    input: ManyStudents,
  ): Promise<Answer & { readonly data?: { readonly job: unknown } | undefined }>;
}

const statusPhrases = {
  active: 'bulk.active',
  suspended: 'bulk.suspended',
  move: 'bulk.moved',
} as const;

export interface BulkHandlers {
  confirm(count: number): { readonly title: string; readonly hint: string } | null;
  send(student: Student): Promise<Answer>;
  sendAll(count: number): Promise<BulkAnswer>;
  done(count: number, rows: readonly Student[]): string | UndoOffer;
}

/** A bulk change of students: confirmation, requests, result message and undo. */
export async function createBulkHandlers(bulkOptions: BulkOptions): Promise<BulkHandlers> {
  const { key, label, change, filters, update, changeAll } = bulkOptions;
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
      return hasAlready(student, change) ? {} : update({ userId, version, ...change });
    },
    sendAll: async (expected) => {
      const input = { filter: filters, change, expected, requestId: newRequestId() };
      const { error, data } = await changeAll(input);
      return { error, ...(data?.job ? { started: t('bulk.started', { count: expected }) } : {}) };
    },
    done: (count, rows) => {
      const message = t(statusPhrases[key], { count });
      // After a change of all matching students `rows` is empty: their former values are unknown, so there is no undo.
      const changed = rows.filter((student) => !hasAlready(student, change));
      if (changed.length === 0) return message;
      return {
        message,
        undone: t('bulk.undone'),
        undo: () => undoBulkChange(changed, change, (input) => update(input).unwrap()),
        failed: (error) => t('bulk.notUndone', { reason: reasonOf(error) }),
      };
    },
  };
}
