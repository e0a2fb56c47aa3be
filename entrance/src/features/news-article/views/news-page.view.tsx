import { isNewSaas } from '@edu/shared-utility';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { phrases } from '../../../common/news/phrases';
import { withId } from '../../../common/news/read-news';
import { StyleSheet } from '../../../common/style-sheet.view';
import { useThemeVars } from '../../../common/theme-vars.hook';
import { AllNews } from './all-news.view';
import { NewsArticle } from './news-article.view';

const sheet = { display: 'block', padding: '24px 24px 64px' } as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: '4px 24px' } as const;

function Sheet({
  children,
  isSingleArticle,
}: {
  readonly children: ReactNode;
  readonly isSingleArticle: boolean;
}) {
  const { t } = phrases.use();
  const vars = useThemeVars();
  const { search } = useLocation();
  const login = isNewSaas() ? '/entrance_new/login' : '/entrance/login';
  const rest = withId(search, null);
  return (
    <div className="ee-page" style={{ ...vars, ...sheet }}>
      <StyleSheet />
      <p style={{ ...row, maxWidth: 720, margin: '0 auto 24px' }}>
        <Link to={{ pathname: login, search: rest }}>{t('back')}</Link>
        {isSingleArticle && (
          <Link to={{ pathname: '/entrance/news', search: rest }}>{t('allNews')}</Link>
        )}
      </p>
      {children}
    </div>
  );
}

/** /entrance/news: the tenant's public articles; with ?id=… a single one. */
export function NewsPage() {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('id');
  return (
    <Sheet isSingleArticle={id !== null}>
      {id === null ? <AllNews /> : <NewsArticle key={id} id={id} />}
    </Sheet>
  );
}
