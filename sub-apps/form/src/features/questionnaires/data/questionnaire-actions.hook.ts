import type { QuestionnaireSummary } from '@edu/shared-utility';
import type { RowAction } from '@edu/shared-utility/admin';
import { mayMoveQuestionnaire, type QuestionnaireMove } from '@edu/shared-utility/questionnaire';
import { useNavigate } from 'react-router';
import { phrases } from '../phrases';
import { saveAnswers } from './answers-file';
import { pageOf, useMoves } from './moves.hook';

type Row = QuestionnaireSummary;

/** The actions of a questionnaire in the list. */
export function useActions(): RowAction<Row>[] {
  const { t } = phrases.use();
  const navigate = useNavigate();
  const moves = useMoves();
  const isForbidden = (move: QuestionnaireMove) => (row: Row) => !mayMoveQuestionnaire(move, row);
  const confirmationOf = (move: 'publish' | 'close' | 'reopen' | 'delete') => ({
    hidden: isForbidden(move),
    confirm: ({ title }: Row) => ({ title: t(`ask.${move}`, { title }), hint: t(`hint.${move}`) }),
    send: moves[move],
    done: ({ title }: Row) => t(`done.${move}`, { title }),
  });
  return [
    {
      key: 'open',
      label: t('act.open'),
      to: ({ id, status }) => pageOf(id, status === 'draft' ? 'questions' : 'results'),
    },
    {
      key: 'publish',
      label: t('act.publish'),
      permission: 'form.publish',
      ...confirmationOf('publish'),
    },
    { key: 'close', label: t('act.close'), permission: 'form.publish', ...confirmationOf('close') },
    {
      key: 'reopen',
      label: t('act.reopen'),
      permission: 'form.publish',
      inMenu: true,
      ...confirmationOf('reopen'),
    },
    {
      key: 'copy',
      label: t('act.copy'),
      permission: 'form.write',
      inMenu: true,
      run: async (row) => {
        const { data: created } = await moves.copy(row);
        if (created) navigate(pageOf(created.id));
      },
    },
    {
      key: 'export',
      label: t('act.export'),
      permission: 'form.export',
      inMenu: true,
      hidden: ({ answers }) => answers === 0,
      run: ({ id }) => saveAnswers({ id }),
    },
    {
      key: 'delete',
      label: t('act.delete'),
      permission: 'form.write',
      danger: true,
      inMenu: true,
      ...confirmationOf('delete'),
    },
  ];
}
