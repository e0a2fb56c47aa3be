import { type Exam, navigate, offerUndo, toast, useCan } from '@edu/shared-utility';
import { mayMoveExam } from '@edu/shared-utility/data';
import { Button } from 'antd';
import { DetailHeader } from '../../../common/detail-header.view';
import { MoreMenu } from '../../../common/more-menu.view';
import { useRowMoves } from '../../../common/row-moves.hook';
import { pageOfExam } from '../data/exam-actions.hook';
import { useExamMoves } from '../data/exam-moves.hook';
import { phrases } from '../phrases';
import { StateTag } from './state-tag.view';

interface Props {
  readonly exam: Exam;
  /**
   * Saves pending changes.
   *
   * @returns whether everything is saved
   */
  readonly saveFirst: () => Promise<boolean>;
}

type Move = 'publish' | 'archive' | 'continueArchive' | 'copy' | 'delete';

/** Title and state of the exam, and its actions. */
export function ExamHead({ exam, saveFirst }: Props) {
  const { t } = phrases.use();
  const can = useCan();
  const moves = useExamMoves();
  const { title } = exam;
  const { move, moveAfterQuestion, questions } = useRowMoves<
    Move,
    'publish' | 'archive' | 'delete'
  >({
    send: (name) => moves[name](exam),
    title,
    t,
  });
  const isAllowed = (name: Move): boolean =>
    mayMoveExam(name, exam) &&
    can(name === 'copy' || name === 'delete' ? 'exam.write' : 'exam.publish');
  const items = [
    isAllowed('copy') && {
      key: 'copy',
      label: t('act.copy'),
      onClick: () =>
        void move('copy', (created) => {
          toast.success(t('done.copy', { title }));
          navigate(pageOfExam((created as { id: string }).id));
        }),
    },
    isAllowed('archive') && {
      key: 'archive',
      label: t('act.archive'),
      onClick: () => moveAfterQuestion('archive'),
    },
    isAllowed('delete') && {
      key: 'delete',
      danger: true,
      label: t('act.delete'),
      onClick: () => moveAfterQuestion('delete', () => navigate('/saas/exam')),
    },
  ];
  const publish = async (): Promise<void> => {
    if (await saveFirst()) moveAfterQuestion('publish');
  };
  return (
    <DetailHeader
      back={{ to: '/saas/exam', label: t('label') }}
      title={title}
      tag={<StateTag exam={exam} />}
    >
      <MoreMenu label={t('more')} items={items} />
      {isAllowed('continueArchive') && (
        <Button
          onClick={() => void move('continueArchive', () => void offerUndo(moves.continued(exam)))}
        >
          {t('act.continueArchive')}
        </Button>
      )}
      {isAllowed('publish') && (
        <Button
          type="primary"
          disabled={exam.problems.some(({ blocks }) => blocks)}
          onClick={() => void publish()}
        >
          {t('act.publish')}
        </Button>
      )}
      {questions}
    </DetailHeader>
  );
}
