import { PageHeading, StyleSheet, useDelayed } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Alert, Button, Skeleton, theme } from 'antd';
import { usePageEdge } from '../../../common/page-edge.hook';
import { data } from '../data/exam-data';
import { useSendStoredAnswers } from '../data/send-stored-answers.hook';
import { phrases } from '../phrases';
import { ExamGroups } from './exam-groups.view';
import { examStyles } from './exam-styles';

export const prepare = (): Promise<void> => phrases.load();

/** /learn/exams: the person's current, future and past exams. */
export default function ExamsPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const pageMargin = usePageEdge();
  const read = data.useSittingFindMineQuery();
  const load = loadedOf(read);
  const isSlow = useDelayed(load.status === 'loading');
  const unsentCount = useSendStoredAnswers();
  return (
    <section
      aria-label={t('title')}
      data-fits-phone
      style={{ margin: `${token.margin}px ${pageMargin}px ${token.marginLG}px` }}
    >
      <StyleSheet css={examStyles(token)} />
      <PageHeading>{t('title')}</PageHeading>
      {unsentCount > 0 && (
        <Alert
          role="status"
          type="warning"
          showIcon
          title={t('kept', { count: unsentCount })}
          style={{ marginBlockEnd: token.margin }}
        />
      )}
      {load.status === 'failed' ? (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('failed')}
          description={load.message}
          action={<Button onClick={read.refetch}>{t('retry')}</Button>}
        />
      ) : load.data ? (
        <ExamGroups exams={load.data} />
      ) : (
        <div role="status" aria-label={t('loading')}>
          {isSlow && <Skeleton active />}
        </div>
      )}
    </section>
  );
}
