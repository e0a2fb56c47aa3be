import { FailedNotice, usePageTitle } from '@edu/shared-utility';
import { ArticleView, articlePhrases } from '@edu/shared-utility/article';
import { loadedOf } from '@edu/shared-utility/data';
import { Empty, Skeleton, theme } from 'antd';
import { Link, useLocation, useParams } from 'react-router';
import { data } from '../../../common/data';
import { usePageEdge } from '../../../common/page-edge.hook';
import { phrases } from '../phrases';

export const prepare = () => Promise.all([phrases.load(), articlePhrases.load()]);

/** Codes for an address without a published article: unknown id, or invalid id. */
const absent: readonly number[] = [40400, 40000];

/** /learn/articles/:articleId: one article. */
export default function ArticlePage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const pageMargin = usePageEdge();
  const { articleId = '' } = useParams();
  const { search } = useLocation();
  const read = data.useArticleReadPublishedQuery({ id: articleId });
  const load = loadedOf(read);
  const article = load.status === 'failed' ? undefined : load.data;
  const isAbsent = load.status === 'failed' && absent.includes(load.code);
  const failure = load.status === 'failed' ? t(isAbsent ? 'unavailable' : 'title') : null;
  usePageTitle(article?.title ?? failure, null);
  return (
    <div
      data-fits-phone
      style={{ margin: `${token.marginSM}px ${pageMargin}px ${token.marginXL}px` }}
    >
      <p style={{ margin: `0 0 ${token.margin}px` }}>
        <Link to={`/articles${search}`} style={{ color: token.colorLink }}>
          {t('back')}
        </Link>
      </p>
      {failure !== null && (
        <h1 style={{ margin: `0 0 ${token.margin}px`, fontSize: token.fontSizeHeading4 }}>
          {failure}
        </h1>
      )}
      {load.status === 'failed' &&
        (isAbsent ? (
          <Empty description={t('gone')} />
        ) : (
          <FailedNotice
            title={t('failed')}
            hint={load.message}
            onRetry={() => void read.refetch()}
          />
        ))}
      {load.status === 'loading' && !article && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
      {article && <ArticleView article={article} onStale={() => void read.refetch()} />}
    </div>
  );
}
