import { PageLink, useDelayed } from '@edu/shared-utility';
import { loadedOf, usePageName } from '@edu/shared-utility/data';
import { Alert, Button, Skeleton, theme } from 'antd';
import { useParams } from 'react-router';
import { isMissingForLearner } from '../../../common/is-missing';
import { usePageEdge } from '../../../common/page-edge.hook';
import { data } from '../data/exam-data';
import { phrases } from '../phrases';
import { ReviewedPaper } from './reviewed-paper.view';

export const prepare = (): Promise<void> => phrases.load();

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
      {paper && <ReviewedPaper paper={paper} onStale={read.refetch} />}
      <p style={{ maxWidth: 800, margin: `${token.margin}px auto` }}>
        <PageLink to={`/learn/exams/${examId}`} style={{ color: token.colorLink }}>
          {t('toExam')}
        </PageLink>
      </p>
    </section>
  );
}
