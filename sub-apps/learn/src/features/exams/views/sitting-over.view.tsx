import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import { formatDate, Notice, type Sitting } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { useNavigate } from 'react-router';
import { data } from '../data/exam-data';
import type { HandedIn } from '../data/sitting-progress';
import { phrases } from '../phrases';
import { Outcome } from './outcome.view';

interface Props {
  readonly sitting: Pick<Sitting, 'examId' | 'title'>;
  /** Null if it was handed in before this page was opened. */
  readonly handedIn: HandedIn | null;
  readonly isOver: boolean;
}

/** Confirms that the exam was handed in, with a link to the result. */
export function SittingOver({ sitting, handedIn, isOver }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const go = useNavigate();
  // Data cached before the sitting do not contain it.
  const read = data.useSittingFindExamQuery(
    { examId: sitting.examId },
    { refetchOnMountOrArgChange: true },
  );
  const exam = read.isFetching ? undefined : read.currentData;
  const waits = handedIn?.state === 'submitted' && exam?.best?.state !== 'submitted';
  const moment = handedIn?.submittedAt ? formatDate(handedIn.submittedAt, 'datetime') : '';
  const facts = [
    sitting.title,
    ...(isOver ? [t('over.byClock')] : []),
    ...(moment ? [t('over.at', { moment })] : []),
    ...(waits ? [t('over.waits')] : []),
  ];
  return (
    <div>
      <Notice
        heading="h1"
        icon={<CheckCircleOutlined style={{ color: token.colorSuccess }} />}
        title={t('over.title')}
        hint={facts.join(' · ')}
        action={
          <Button type="primary" size="large" onClick={() => go(`/exams/${sitting.examId}`)}>
            {t('over.toExam')}
          </Button>
        }
      />
      {exam && (
        <div style={{ maxWidth: 480, margin: '0 auto', padding: token.padding }}>
          <Outcome exam={exam} />
        </div>
      )}
    </div>
  );
}
