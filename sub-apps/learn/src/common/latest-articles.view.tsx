import { Flex, theme } from 'antd';
import { Link } from 'react-router';
import { phrases } from '../phrases';
import { ArticleLines } from './article-lines.view';
import { data } from './data';

/** Maximum number on the first page. */
const MAX_ARTICLES = 4;

/** The newest articles; renders nothing without any, or when they could not be loaded. */
export function LatestArticles() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const read = data.useArticleFindPublishedQuery({ pageNum: 1, pageSize: MAX_ARTICLES });
  const articles = read.currentData?.list ?? [];
  if (articles.length === 0) return null;
  return (
    <section aria-label={t('news.title')} style={{ marginBlockStart: token.marginLG }}>
      <Flex justify="space-between" align="baseline" gap="small">
        <h2 style={{ fontSize: token.fontSizeHeading5 }}>{t('news.title')}</h2>
        <Link to="/articles" style={{ color: token.colorLink }}>
          {t('news.all')}
        </Link>
      </Flex>
      <ArticleLines articles={articles} label={t('news.title')} />
    </section>
  );
}
