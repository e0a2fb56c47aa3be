import { type StudentExam, useDelayed } from '@edu/shared-utility';
import { Facts } from '@edu/shared-utility/admin';
import { loadedOf, usePageName } from '@edu/shared-utility/data';
import { Alert, Button, Flex, Skeleton, theme } from 'antd';
import { useParams } from 'react-router';
import { isMissingForLearner } from '../../../common/is-missing';
import { data } from '../data/exam-data';
import { useSendStoredAnswers } from '../data/send-stored-answers.hook';
import { phrases } from '../phrases';
import { BeginExam, type BeginProps } from './begin-exam.view';
import { ExamRules } from './exam-rules.view';
import { attemptsText, canSit, periodText } from './exam-texts';
import { ExamsLink } from './exams-link.view';
import { Outcome } from './outcome.view';

export const prepare = (): Promise<void> => phrases.load();

function reasonText({
  phase,
  left,
  startsAt,
}: StudentExam): 'early' | 'closed' | 'noneLeft' | null {
  if (phase === 'planned') return startsAt ? 'early' : null;
  if (phase === 'over') return 'closed';
  return left === 0 ? 'noneLeft' : null;
}

function Exam({ exam, onRefused }: BeginProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const unsentCount = useSendStoredAnswers();
  const { title, description } = exam;
  const reason = reasonText(exam);
  return (
    <article
      data-fits-phone
      style={{
        maxWidth: 720,
        margin: `${token.margin}px auto`,
        padding: token.paddingLG,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
        color: token.colorText,
      }}
    >
      <h1 style={{ margin: `0 0 ${token.marginSM}px`, fontSize: token.fontSizeHeading3 }}>
        {title}
      </h1>
      {description && <p style={{ whiteSpace: 'pre-wrap' }}>{description}</p>}
      <Outcome exam={exam} />
      <Facts
        facts={[
          [t('facts.window'), periodText(exam)],
          [t('facts.questions'), t('questions', { count: exam.questionCount })],
          [t('facts.attempts'), attemptsText(exam)],
        ]}
      />
      {canSit(exam) || exam.phase === 'planned' ? <ExamRules exam={exam} /> : null}
      {unsentCount > 0 && (
        <Alert role="status" type="warning" showIcon title={t('kept', { count: unsentCount })} />
      )}
      {canSit(exam) ? (
        <BeginExam exam={exam} onRefused={onRefused} />
      ) : (
        reason && <p style={{ color: token.colorTextSecondary }}>{t(`why.${reason}`)}</p>
      )}
    </article>
  );
}

/** /learn/exams/:examId: rules and result of an exam, and the button to begin. */
export default function ExamPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { examId = '' } = useParams();
  const read = data.useSittingFindExamQuery({ examId });
  const load = loadedOf(read);
  const isSlow = useDelayed(load.status === 'loading');
  const exam = load.status === 'failed' ? undefined : load.data;
  const isMissing = load.status === 'failed' && isMissingForLearner(load.code);
  const failure = load.status === 'failed' ? t(isMissing ? 'unavailable' : 'failed') : null;
  usePageName(exam?.title ?? failure);
  if (exam) return <Exam exam={exam} onRefused={read.refetch} />;
  if (load.status !== 'failed') {
    return (
      <div role="status" aria-label={t('loading')} style={{ padding: token.paddingLG }}>
        {isSlow && <Skeleton active />}
      </div>
    );
  }
  return (
    <Flex
      vertical
      align="center"
      gap="middle"
      role="alert"
      data-fits-phone
      style={{ padding: token.paddingLG }}
    >
      <h1 style={{ margin: 0, fontSize: token.fontSizeLG }}>{failure}</h1>
      <span>{isMissing ? t('gone') : load.message}</span>
      {!isMissing && <Button onClick={read.refetch}>{t('retry')}</Button>}
      <ExamsLink />
    </Flex>
  );
}
