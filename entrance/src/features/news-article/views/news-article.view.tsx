import { useLoad, usePageTitle } from '@edu/shared-utility';
import { ArticleView } from '@edu/shared-utility/article';
import { useMemo } from 'react';
import { phrases } from '../../../common/news/phrases';
import { useSiteTitle } from '../../../common/site-title.hook';
import { readArticle } from '../data/read-article';
import { NotLoaded } from './not-loaded.view';

/** One article, as it was published. @param id or address */
export function NewsArticle({ id }: { readonly id: string }) {
  const { t } = phrases.use();
  const site = useSiteTitle();
  const read = useMemo(() => readArticle(id), [id]);
  const [load, reload] = useLoad(read);
  usePageTitle(load.status === 'ready' ? load.data.title : t('title'), site);
  if (load.status === 'ready') return <ArticleView article={load.data} />;
  if (load.status === 'loading') return <p role="status">{t('loading')}</p>;
  const isGone = load.code === 40400 || load.code === 40000;
  return (
    <section style={{ maxWidth: 720, margin: '0 auto' }}>
      <h1 style={{ margin: '0 0 16px', fontSize: 24 }}>{t('title')}</h1>
      <NotLoaded isGone={isGone} message={load.message} onRetry={reload} />
    </section>
  );
}
