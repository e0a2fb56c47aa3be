import { isNewSaas, useLoad, usePageTitle } from '@edu/shared-utility';
import { ArticleView } from '@edu/shared-utility/article';
import { Button } from 'antd';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { InlineAlert } from '../../../common/inline-alert.view';
import { phrases } from '../../../common/news/phrases';
import { withId } from '../../../common/news/read-news';
import { StyleSheet } from '../../../common/style-sheet.view';
import { useThemeVars } from '../../../common/theme-vars.hook';
import { readArticle } from '../data/read-article';

const sheet = { display: 'block', padding: '24px 24px 64px' } as const;

/** /entrance/news?id=…: an article that the tenant shows without log-in. */
export function NewsArticlePage() {
  const { t } = phrases.use();
  const vars = useThemeVars();
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('id') ?? '';
  const ask = useMemo(() => readArticle(id), [id]);
  const [load, reload] = useLoad(ask);
  const title = load.status === 'ready' ? load.data.title : t('title');
  usePageTitle(title, title);
  const pathname = isNewSaas() ? '/entrance_new/login' : '/entrance/login';
  const isGone = load.status === 'failed' && (load.code === 40400 || load.code === 40000);
  return (
    <main className="ee-page" style={{ ...vars, ...sheet }}>
      <StyleSheet />
      <p style={{ maxWidth: 720, margin: '0 auto 24px' }}>
        <Link to={{ pathname, search: withId(search, null) }}>{t('back')}</Link>
      </p>
      {load.status === 'loading' && <p role="status">{t('loading')}</p>}
      {load.status === 'failed' && (
        <InlineAlert
          kind={isGone ? 'info' : 'error'}
          title={isGone ? t('gone') : t('failed')}
          {...(!isGone && {
            description: load.message,
            action: (
              <Button size="small" onClick={reload}>
                {t('retry')}
              </Button>
            ),
          })}
        />
      )}
      {load.status === 'ready' && <ArticleView article={load.data} />}
    </main>
  );
}
