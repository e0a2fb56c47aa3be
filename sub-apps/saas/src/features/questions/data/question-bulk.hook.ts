import { ApiError, type ManyQuestions, type QuestionSummary } from '@edu/shared-utility';
import { type BulkAction, newRequestId } from '@edu/shared-utility/admin';
import { useRef } from 'react';
import type { CategoryTarget } from '../../../common/categories/move-into.view';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

/** Most questions per call. */
const batchSize = 200;

interface Answer {
  readonly error?: unknown;
}

const errorOf = ({ code, message }: { readonly code: number; readonly message: string }) =>
  new ApiError({ kind: 'business', code, message, call: 'question.changeMany' });

type Change = Omit<ManyQuestions, 'ids'>;

/** The bulk actions on questions: one call for all, with refusals reported row by row. */
export function useQuestionBulk(
  askTarget: (count: number) => Promise<CategoryTarget | null>,
): BulkAction<QuestionSummary>[] {
  const { t } = phrases.use();
  const [changeMany] = data.useQuestionChangeManyMutation();
  const [startExport] = data.useQuestionExportPackageMutation();
  const exportPackage = (rows: readonly QuestionSummary[]) =>
    startExport({ ids: rows.map(({ id }) => id), requestId: newRequestId() });
  const target = useRef<CategoryTarget>({ categoryId: null });
  /** The results of the call by id, which the row-by-row report then reads. */
  const answers = useRef(new Map<string, Answer>());
  const sendHandlers = (change: () => Change) => {
    const changeRows = async (rows: readonly QuestionSummary[]): Promise<void> => {
      for (let from = 0; from < rows.length; from += batchSize) {
        const ids = rows.slice(from, from + batchSize).map(({ id }) => id);
        const { data: outcome, error } = await changeMany({ ids, ...change() });
        for (const id of ids) {
          const refusal = outcome?.refused.find((item) => item.id === id);
          answers.current.set(
            id,
            outcome ? (refusal ? { error: errorOf(refusal) } : {}) : { error },
          );
        }
      }
    };
    return {
      sendMany: async (rows: readonly QuestionSummary[]): Promise<Answer> => {
        answers.current.clear();
        await changeRows(rows);
        const isDone = [...answers.current.values()].every(({ error }) => !error);
        if (isDone) answers.current.clear();
        return isDone ? {} : { error: true };
      },
      send: async (row: QuestionSummary): Promise<Answer> => {
        if (!answers.current.has(row.id)) await changeRows([row]);
        const answer = answers.current.get(row.id) ?? {};
        answers.current.delete(row.id);
        return answer;
      },
    };
  };
  return [
    {
      key: 'release',
      label: t('act.release'),
      permission: 'question.publish',
      ...sendHandlers(() => ({ change: 'release' })),
      done: (count) => t('many.released', { count }),
    },
    {
      key: 'withdraw',
      label: t('act.withdraw'),
      permission: 'question.publish',
      ...sendHandlers(() => ({ change: 'withdraw' })),
      done: (count) => t('many.withdrawn', { count }),
    },
    {
      key: 'move',
      label: t('act.move'),
      permission: 'question.write',
      ask: async (count) => {
        const answer = await askTarget(count);
        if (answer) target.current = answer;
        return answer !== null;
      },
      ...sendHandlers(() => ({ change: 'move', categoryId: target.current.categoryId })),
      done: (count) => t('many.moved', { count }),
    },
    {
      key: 'package',
      label: t('package.act'),
      permission: 'question.export',
      send: (row) => exportPackage([row]),
      sendMany: exportPackage,
      done: () => t('package.started'),
    },
    {
      key: 'delete',
      label: t('act.delete'),
      permission: 'question.write',
      danger: true,
      confirm: (count) => ({ title: t('many.deleteTitle', { count }), hint: t('deleteHint') }),
      ...sendHandlers(() => ({ change: 'delete' })),
      done: (count) => t('many.deleted', { count }),
    },
  ];
}
