import { type ExamSummary, useCan } from '@edu/shared-utility';
import type { RowAction } from '@edu/shared-utility/admin';
import { type ExamMove, mayMoveExam } from '@edu/shared-utility/data';
import { useNavigate } from 'react-router';
import { openSettingsIfIncomplete } from '../../../common/settings/open-settings-if-incomplete';
import { phrases } from '../phrases';
import { useExamMoves } from './exam-moves.hook';

export const pageOfExam = (id: string, tab = 'settings'): string => `/saas/exam/${id}/${tab}`;

/** The actions on an exam of the list, following the table of transitions. */
export function useExamActions(): RowAction<ExamSummary>[] {
  const { t } = phrases.use();
  const can = useCan();
  const moves = useExamMoves();
  const navigate = useNavigate();
  const isForbidden = (move: ExamMove) => (exam: ExamSummary) => !mayMoveExam(move, exam);
  const confirmationOf = (move: 'publish' | 'archive' | 'delete') => ({
    confirm: ({ title }: ExamSummary) => ({
      title: t(`ask.${move}`, { title }),
      hint: t(`hint.${move}`),
    }),
    send: moves[move],
    done: ({ title }: ExamSummary) => t(`done.${move}`, { title }),
  });
  return [
    {
      key: 'edit',
      label: t('act.edit'),
      labelOf: (exam) =>
        t(can('exam.write') && mayMoveExam('edit', exam) ? 'act.edit' : 'act.open'),
      to: ({ id }) => `/exam/${id}/settings`,
    },
    {
      key: 'publish',
      label: t('act.publish'),
      permission: 'exam.publish',
      hidden: isForbidden('publish'),
      ...confirmationOf('publish'),
      send: (exam) =>
        openSettingsIfIncomplete(
          moves.publish(exam),
          () => void navigate(`/exam/${exam.id}/settings`),
        ),
    },
    {
      key: 'board',
      label: t('act.board'),
      hidden: ({ phase }) => phase !== 'running',
      to: ({ id }) => `/exam/${id}/board`,
    },
    {
      key: 'analysis',
      label: t('act.analysis'),
      hidden: ({ status, phase }) =>
        status === 'draft' || phase === 'planned' || phase === 'running',
      to: ({ id }) => `/exam/${id}/analysis`,
    },
    {
      key: 'archive',
      label: t('act.archive'),
      permission: 'exam.publish',
      inMenu: true,
      hidden: isForbidden('archive'),
      ...confirmationOf('archive'),
    },
    {
      key: 'continueArchive',
      label: t('act.continueArchive'),
      permission: 'exam.publish',
      inMenu: true,
      hidden: isForbidden('continueArchive'),
      send: moves.continueArchive,
      done: moves.continued,
    },
    {
      key: 'copy',
      label: t('act.copy'),
      permission: 'exam.write',
      inMenu: true,
      send: moves.copy,
      done: ({ title }) => t('done.copy', { title }),
    },
    {
      key: 'delete',
      label: t('act.delete'),
      permission: 'exam.write',
      danger: true,
      inMenu: true,
      hidden: isForbidden('delete'),
      ...confirmationOf('delete'),
    },
  ];
}
