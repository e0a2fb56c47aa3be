import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { type Exam, navigate, offerUndo, toast, useAppLife, useCan } from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { failureOf, mayMoveExam } from '@edu/shared-utility/data';
import { Button, Dropdown } from 'antd';
import { RowHead } from '../../../common/row-head.view';
import { pageOfExam, useExamMoves } from '../data/exam-actions.hook';
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

type Answer = Promise<{ readonly data?: unknown; readonly error?: unknown }>;
type Move = 'publish' | 'archive' | 'continueArchive' | 'copy' | 'delete';

/** Title and state of the exam, and its actions. */
export function ExamHead({ exam, saveFirst }: Props) {
  const { t } = phrases.use();
  const can = useCan();
  const life = useAppLife();
  const moves = useExamMoves();
  const [ask, questions] = useQuestion();
  const { title } = exam;
  const act = async (move: Move, done: (answer: unknown) => void): Promise<void> => {
    const answer: Awaited<Answer> = await moves[move](exam);
    if (life.aborted) return;
    if (answer.error) toast.error(failureOf(answer.error).message);
    else done(answer.data);
  };
  const askFirst = (move: 'publish' | 'archive' | 'delete', done: () => void): void =>
    ask({
      title: t(`ask.${move}`, { title }),
      content: t(`hint.${move}`),
      okText: t(`act.${move}`),
      cancelText: t('cancel'),
      danger: move === 'delete',
      onOk: () =>
        void act(move, () => {
          toast.success(t(`done.${move}`, { title }));
          done();
        }),
    });
  const isAllowed = (move: Move): boolean =>
    mayMoveExam(move, exam) &&
    can(move === 'copy' || move === 'delete' ? 'exam.write' : 'exam.publish');
  const items = [
    isAllowed('copy') && {
      key: 'copy',
      label: t('act.copy'),
      onClick: () =>
        void act('copy', (created) => {
          toast.success(t('done.copy', { title }));
          navigate(pageOfExam((created as { id: string }).id));
        }),
    },
    isAllowed('archive') && {
      key: 'archive',
      label: t('act.archive'),
      onClick: () => askFirst('archive', () => {}),
    },
    isAllowed('delete') && {
      key: 'delete',
      danger: true,
      label: t('act.delete'),
      onClick: () => askFirst('delete', () => navigate('/saas/exam')),
    },
  ].filter((item) => item !== false);
  const publish = async (): Promise<void> => {
    if (await saveFirst()) askFirst('publish', () => {});
  };
  return (
    <RowHead
      back={{ to: '/saas/exam', label: t('label') }}
      title={title}
      tag={<StateTag exam={exam} />}
    >
      {items.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items }}>
          <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
            {t('more')}
          </Button>
        </Dropdown>
      )}
      {isAllowed('continueArchive') && (
        <Button
          onClick={() => void act('continueArchive', () => void offerUndo(moves.continued(exam)))}
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
    </RowHead>
  );
}
