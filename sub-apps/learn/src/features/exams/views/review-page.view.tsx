import {
  formatDate,
  formatNumber,
  PageLink,
  type UserPaper,
  useDelayed,
} from '@edu/shared-utility';
import { loadedOf, usePageName } from '@edu/shared-utility/data';
import { Alert, Button, Checkbox, Flex, Skeleton, Tag, theme } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { isMissingForLearner } from '../../../common/is-missing';
import { usePageEdge } from '../../../common/page-edge.hook';
import { data } from '../data/exam-data';
import { phrases } from '../phrases';
import { AnsweredQuestion } from './answered-question.view';

export const prepare = (): Promise<void> => phrases.load();

/** Whether an answer has less than full points. */
const isPointLost = ({ score, maxScore }: UserPaper['answers'][number]): boolean =>
  score === null || score < maxScore;

function Paper({ paper, onStale }: { readonly paper: UserPaper; readonly onStale: () => void }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [onlyLost, setOnlyLost] = useState(false);
  const { examTitle, score, totalScore, passed, submittedAt, submittedBy, answers, files } = paper;
  const numbered = answers.map((answer, index) => ({ ...answer, number: index + 1 }));
  const listedQuestions = onlyLost ? numbered.filter(isPointLost) : numbered;
  return (
    <article
      data-fits-phone
      style={{ maxWidth: 800, margin: `${token.margin}px auto`, color: token.colorText }}
    >
      <h1 style={{ margin: 0, fontSize: token.fontSizeHeading3 }}>{examTitle}</h1>
      <Flex wrap gap="small" align="center">
        <strong style={{ fontSize: token.fontSizeHeading4 }}>
          {score === null
            ? t('scoreWaits')
            : t('score', { score: formatNumber(score), total: formatNumber(totalScore) })}
        </strong>
        {passed !== null && (
          <Tag color={passed ? 'success' : 'error'}>{t(passed ? 'passed' : 'notPassed')}</Tag>
        )}
        <span style={{ color: token.colorTextSecondary }}>
          {submittedAt && t('over.at', { moment: formatDate(submittedAt, 'datetime') })}
          {submittedBy === 'clock' && ` · ${t('over.byClock')}`}
          {submittedBy === 'staff' && ` · ${t('over.byStaff')}`}
        </span>
      </Flex>
      <Checkbox
        checked={onlyLost}
        onChange={({ target }) => setOnlyLost(target.checked)}
        style={{ margin: `${token.marginSM}px 0` }}
      >
        {t('review.onlyLost', { count: answers.filter(isPointLost).length })}
      </Checkbox>
      {listedQuestions.length === 0 && <p>{t('review.noneLost')}</p>}
      {listedQuestions.map((answer) => (
        <AnsweredQuestion key={answer.id} answer={answer} files={files} onStale={onStale} />
      ))}
    </article>
  );
}

/** /learn/exams/:examId/:sittingId: the person's answers beside the correct ones, where the exam shows them. */
export default function ReviewPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const edge = usePageEdge();
  const { examId = '', sittingId = '' } = useParams();
  const read = data.useSittingReviewQuery({ id: sittingId });
  const load = loadedOf(read);
  const isSlow = useDelayed(load.status === 'loading');
  usePageName(t('review.title'));
  const paper = load.status === 'failed' ? undefined : load.data;
  const isMissing = load.status === 'failed' && isMissingForLearner(load.code);
  return (
    <section aria-label={t('review.title')} data-fits-phone style={{ margin: `0 ${edge}px` }}>
      {load.status === 'failed' && (
        <div style={{ maxWidth: 800, margin: `${token.margin}px auto` }}>
          <h1 style={{ margin: 0, fontSize: token.fontSizeHeading4 }}>{t('review.title')}</h1>
          {isMissing && <p>{t('sitting.gone')}</p>}
        </div>
      )}
      {load.status === 'failed' && !isMissing && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('review.failed')}
          description={load.message}
          action={<Button onClick={read.refetch}>{t('retry')}</Button>}
          style={{ maxWidth: 800, margin: `${token.margin}px auto` }}
        />
      )}
      {load.status === 'loading' && !paper && (
        <div role="status" aria-label={t('loading')}>
          {isSlow && <Skeleton active />}
        </div>
      )}
      {paper && <Paper paper={paper} onStale={read.refetch} />}
      <p style={{ maxWidth: 800, margin: `${token.margin}px auto` }}>
        <PageLink to={`/learn/exams/${examId}`} style={{ color: token.colorLink }}>
          {t('toExam')}
        </PageLink>
      </p>
    </section>
  );
}
