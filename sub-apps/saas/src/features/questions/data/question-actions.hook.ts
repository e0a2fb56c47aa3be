import { type QuestionSummary, useCan } from '@edu/shared-utility';
import type { RowAction } from '@edu/shared-utility/admin';
import { mayMoveQuestion, type QuestionMove } from '@edu/shared-utility/data';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

/** The path of a question's editor within the app. */
export const pageOfQuestion = (id: string): string => `/question/${id}`;

/** The actions on a question of the list, following the table of transitions. */
export function useQuestionActions(): RowAction<QuestionSummary>[] {
  const { t } = phrases.use();
  const mayWrite = useCan()('question.write');
  const [release] = data.useQuestionReleashQuestionMutation();
  const [withdraw] = data.useQuestionWithdrawMutation();
  const [copy] = data.useQuestionCopyMutation();
  const [remove] = data.useQuestionDeleteMutation();
  const isForbidden = (move: QuestionMove) => (row: QuestionSummary) => !mayMoveQuestion(move, row);
  return [
    {
      key: 'edit',
      label: t('act.edit'),
      labelOf: () => t(mayWrite ? 'act.edit' : 'act.open'),
      to: ({ id }) => pageOfQuestion(id),
    },
    {
      key: 'release',
      label: t('act.release'),
      permission: 'question.publish',
      hidden: isForbidden('release'),
      send: ({ id, version }) => release({ id, version }),
      done: () => t('done.released'),
    },
    {
      key: 'withdraw',
      label: t('act.withdraw'),
      permission: 'question.publish',
      inMenu: true,
      hidden: isForbidden('withdraw'),
      send: ({ id, version }) => withdraw({ id, version }),
      done: () => t('done.withdrawn'),
    },
    {
      key: 'copy',
      label: t('act.copy'),
      permission: 'question.write',
      inMenu: true,
      send: ({ id }) => copy({ id }),
      done: () => t('done.copied'),
    },
    {
      key: 'delete',
      label: t('act.delete'),
      permission: 'question.write',
      danger: true,
      inMenu: true,
      hidden: (row) => !mayMoveQuestion('delete', { ...row, uses: 0 }),
      disabled: ({ uses }) => (uses > 0 ? t('usedBy', { count: uses }) : null),
      confirm: ({ text }) => ({ title: t('deleteTitle', { text }), hint: t('deleteHint') }),
      send: ({ id, version }) => remove({ id, version }),
      done: () => t('done.deleted'),
    },
  ];
}
