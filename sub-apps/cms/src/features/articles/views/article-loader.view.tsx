import { type ArticleKind, NotFoundPage } from '@edu/shared-utility';
import { loadedOf, skipToken } from '@edu/shared-utility/data';
import { Skeleton, theme } from 'antd';
import { useLocation, useParams } from 'react-router';
import { data } from '../../../common/data';
import { LoadFailed } from '../../../common/load-failed.view';
import { pathOf } from '../data/kind';
import { phrases } from '../phrases';
import { ArticleEditor } from './article-editor.view';

const doNothing = (): void => {};

/** Loads the article of the address, or starts a new one; shows a card if it does not exist. */
export function ArticleLoader({ kind }: { readonly kind: ArticleKind }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { id = 'new' } = useParams();
  const { search } = useLocation();
  const isNew = id === 'new';
  const read = data.useArticleFindByIdQuery(isNew ? skipToken : { id });
  if (isNew)
    return <ArticleEditor key={`new-${kind}`} kind={kind} article={null} onStale={doNothing} />;
  const load = loadedOf(read);
  if (load.status === 'failed') {
    if (load.code === 40400 || load.code === 40000) {
      const backLink = { label: t(`back.${kind}`), href: `/cms${pathOf(kind)}${search}` };
      return <NotFoundPage back={backLink} />;
    }
    // If a refetch fails, the form stays with its unsaved input.
    if (read.data?.id !== id) {
      return <LoadFailed title={t('failed')} failure={load} onRetry={() => void read.refetch()} />;
    }
  }
  const article = load.status === 'failed' ? read.data : load.data;
  if (!article) {
    return (
      <div role="status" aria-label={t('loading')} style={{ padding: token.paddingLG }}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    );
  }
  return (
    <ArticleEditor
      key={article.id}
      kind={article.kind}
      article={article}
      onStale={() => void read.refetch()}
    />
  );
}
