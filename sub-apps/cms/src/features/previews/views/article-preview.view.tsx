import type { Article } from '@edu/shared-utility';
import { ArticleView, articlePhrases } from '@edu/shared-utility/article';
import { loadedOf, skipToken } from '@edu/shared-utility/data';
import { Skeleton } from 'antd';
import { useLocation, useSearchParams } from 'react-router';
import { data } from '../../../common/data';
import { LoadFailed } from '../../../common/load-failed.view';
import { phrases as shared } from '../../../phrases';
import { phrases } from '../phrases';
import { PreviewMissing } from './preview-missing.view';
import { PreviewSheet } from './preview-sheet.view';

export const prepare = () => Promise.all([phrases.load(), shared.load(), articlePhrases.load()]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NOT_FOUND = 40400;

const listOf = ({ kind }: Pick<Article, 'kind'>): string =>
  kind === 'article' ? '/content/articles' : '/content/dissertation';

/** The list that the previewed kind belongs to, as a path of the site. */
const listAt = (pathname: string): string =>
  `/cms${listOf({ kind: pathname.startsWith('/content/articles') ? 'article' : 'dissertation' })}`;

/** Preview of an article or dissertation: its draft, or a former published version. */
export default function ArticlePreview() {
  const { t } = phrases.use();
  const words = shared.use();
  const { pathname } = useLocation();
  const [searchParams] = useSearchParams();
  const id = searchParams.get('id') ?? '';
  const number = Number(searchParams.get('version') ?? 0);
  const isKnown = UUID.test(id);
  const current = data.useArticleFindByIdQuery(isKnown && !(number > 0) ? { id } : skipToken);
  const revision = data.useArticleFindRevisionQuery(
    isKnown && number > 0 ? { id, number } : skipToken,
  );
  const read = number > 0 ? revision : current;
  const load = loadedOf(read);
  if (!isKnown || (load.status === 'failed' && load.code === NOT_FOUND)) {
    return <PreviewMissing list={listAt(pathname)} />;
  }
  if (load.status === 'failed') {
    return <LoadFailed title={t('failed')} failure={load} onRetry={() => void read.refetch()} />;
  }
  const article = load.data;
  if (!article) {
    return (
      <div role="status" aria-label={t('loading')} style={{ maxWidth: 720, margin: '64px auto' }}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    );
  }
  const label =
    number > 0
      ? t('version', { number })
      : t('preview', { state: words.t(`is.${article.status}`) });
  return (
    <PreviewSheet title={article.title} label={label} listPath={listOf(article)}>
      <ArticleView article={article} onStale={() => void read.refetch()} />
    </PreviewSheet>
  );
}
