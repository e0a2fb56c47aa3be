import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import { formatDate, Notice, type Sitting } from '@edu/shared-utility';
import { Alert, Button, theme } from 'antd';
import { useNavigate } from 'react-router';
import { data } from '../data/exam-data';
import { questionSlots } from '../data/paper';
import type { SittingProgress } from '../data/sitting-progress';
import { phrases } from '../phrases';
import { Outcome } from './outcome.view';
import { numbersOf } from './question-numbers';

interface Props extends Pick<SittingProgress, 'handedIn' | 'isOver' | 'isElsewhere' | 'unsaved'> {
  readonly sitting: Sitting;
}

/** Says who else ended the sitting, and which answers came too late. */
function TooLate({ sitting, isElsewhere, unsaved }: Omit<Props, 'handedIn' | 'isOver'>) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const late = questionSlots(sitting).filter(({ id }) => unsaved.includes(id));
  if (!isElsewhere && late.length === 0) return null;
  const lateWords = t('over.unsaved', { count: late.length, numbers: numbersOf(late) });
  return (
    <Alert
      role="alert"
      showIcon
      type={late.length > 0 ? 'warning' : 'info'}
      title={isElsewhere ? t('over.elsewhere') : lateWords}
      description={isElsewhere && late.length > 0 ? lateWords : undefined}
      style={{ width: `min(560px, 100% - 2 * ${token.padding}px)`, margin: '0 auto' }}
    />
  );
}

/** Confirms that the exam was handed in, with a link to the result. */
export function SittingOver({ sitting, handedIn, isOver, ...late }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const navigate = useNavigate();
  // Data cached before the sitting do not contain it.
  const read = data.useSittingFindExamQuery(
    { examId: sitting.examId },
    { refetchOnMountOrArgChange: true },
  );
  const exam = read.isFetching ? undefined : read.currentData;
  const isWaiting = handedIn?.state === 'submitted' && exam?.best?.state !== 'submitted';
  const moment = handedIn?.submittedAt ? formatDate(handedIn.submittedAt, 'datetime') : '';
  const facts = [
    sitting.title,
    ...(isOver ? [t('over.byClock')] : []),
    ...(moment ? [t('over.at', { moment })] : []),
    ...(isWaiting ? [t('over.waits')] : []),
  ];
  return (
    <div>
      <Notice
        heading="h1"
        icon={<CheckCircleOutlined style={{ color: token.colorSuccess }} />}
        title={t('over.title')}
        hint={facts.join(' · ')}
        action={
          <Button type="primary" size="large" onClick={() => navigate(`/exams/${sitting.examId}`)}>
            {t('over.toExam')}
          </Button>
        }
      />
      <TooLate sitting={sitting} isElsewhere={late.isElsewhere} unsaved={late.unsaved} />
      {exam && (
        <div style={{ maxWidth: 480, margin: '0 auto', padding: token.padding }}>
          <Outcome exam={exam} />
        </div>
      )}
    </div>
  );
}
