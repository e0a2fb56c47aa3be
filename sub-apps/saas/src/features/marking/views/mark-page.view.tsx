import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import {
  errorCodes,
  FailedNotice,
  ForbiddenPage,
  NotFoundPage,
  PageLink,
  usePageTitle,
} from '@edu/shared-utility';
import { adminPhrases } from '@edu/shared-utility/admin';
import { isMissingCode, prepareDrafts, usePageSurface } from '@edu/shared-utility/data';
import { Button, Empty, Flex, Skeleton, theme } from 'antd';
import { useParams, useSearchParams } from 'react-router';
import { LinkButton } from '../../../common/link-button.view';
import { questionWords } from '../../../common/questions/phrases';
import { useMarkingQueue } from '../data/marking-queue.hook';
import { phrases } from '../phrases';
import { MarkAnswer } from './mark-answer.view';

export const prepare = () =>
  Promise.all([
    prepareDrafts(),
    ...[phrases, adminPhrases, questionWords].map((words) => words.load()),
  ]);

function Marking({ examId, isDone }: { readonly examId: string; readonly isDone: boolean }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const queue = useMarkingQueue(examId, isDone);
  const { status, failure, answer, total } = queue;
  usePageTitle(answer ? (answer.name ?? t('person', { number: answer.number })) : null, null);
  const goTo = `/exam/marking/${examId}`;
  const { code } = failure ?? {};
  if (code === errorCodes.forbidden) return <ForbiddenPage text={t('forbidden')} />;
  if (isMissingCode(code)) {
    return <NotFoundPage back={{ label: t('back'), href: '/saas/exam/marking' }} />;
  }
  return (
    <>
      <Flex justify="space-between" gap="small" wrap align="center">
        <PageLink to="/saas/exam/marking" style={{ color: token.colorTextSecondary }}>
          <ArrowLeftOutlined aria-hidden /> {t('label')}
        </PageLink>
        <Flex gap="small" align="center">
          <span role="status" style={{ color: token.colorTextSecondary }}>
            {status === 'ready' &&
              (isDone
                ? t('marked', { count: total })
                : t('left', { count: Math.max(0, total - queue.index) }))}
          </span>
          <LinkButton asksBeforeLoss to={isDone ? goTo : `${goTo}?done=1`}>
            {t(isDone ? 'todo' : 'done')}
          </LinkButton>
        </Flex>
      </Flex>
      {!answer && (
        <h1 style={{ margin: `${token.margin}px 0`, fontSize: token.fontSizeHeading5 }}>
          {t('label')}
        </h1>
      )}
      {status === 'loading' && <Skeleton active paragraph={{ rows: 8 }} />}
      {status === 'failed' && (
        <FailedNotice title={t('failed')} hint={failure?.message} onRetry={queue.again} />
      )}
      {status === 'ready' && !answer && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={t(isDone ? 'noneDone' : 'allDone')}
        >
          {!isDone && (
            <>
              <p>{t('allDoneHint')}</p>
              <Button onClick={queue.again}>{t('retry')}</Button>
            </>
          )}
        </Empty>
      )}
      {answer && <MarkAnswer key={answer.id} answer={answer} queue={queue} isDone={isDone} />}
    </>
  );
}

/** /saas/exam/marking/<id>: the answers one after another. */
export default function MarkPage() {
  const surface = usePageSurface();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const isDone = search.get('done') === '1';
  return (
    <section data-fits-phone style={surface}>
      <Marking key={`${id} ${isDone}`} examId={id} isDone={isDone} />
    </section>
  );
}
