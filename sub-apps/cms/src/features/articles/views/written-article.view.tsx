import { type ArticleKind, FailedNotice, NotFoundPage } from '@edu/shared-utility';
import { loadedOf, skipToken } from '@edu/shared-utility/data';
import { Skeleton, theme } from 'antd';
import { useParams } from 'react-router';
import { data } from '../../../common/data';
import { pathOf } from '../data/kind';
import { phrases } from '../phrases';
import { ArticleEditor } from './article-editor.view';

/** Reads the article that the address names, or begins one; what is not there says so. */
export function WrittenArticle({ kind }: { readonly kind: ArticleKind }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { id = 'new' } = useParams();
  const isNew = id === 'new';
  const read = data.useArticleFindByIdQuery(isNew ? skipToken : { id });
  if (isNew) return <ArticleEditor key={`new-${kind}`} kind={kind} article={null} />;
  const load = loadedOf(read);
  if (load.status === 'failed') {
    if (load.code === 40400 || load.code === 40000) {
      const back = { label: t(`back.${kind}`), href: `/cms${pathOf(kind)}` };
      return <NotFoundPage back={back} />;
    }
    return (
      <FailedNotice title={t('failed')} hint={load.message} onRetry={() => void read.refetch()} />
    );
  }
  if (!load.data) {
    return (
      <div role="status" aria-label={t('loading')} style={{ padding: token.paddingLG }}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    );
  }
  return <ArticleEditor key={load.data.id} kind={load.data.kind} article={load.data} />;
}
