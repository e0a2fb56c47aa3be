import { formatDate, narrowWindow, StyleSheet, useLoad } from '@edu/shared-utility';
import { Link, useLocation } from 'react-router';
import { phrases } from './phrases';
import { readNews, withId } from './read-news';

export const prepare = () => phrases.load();

/**
 * Positioned so that it does not move the form when it appears: over the picture if there is one, else absolutely below
 * the centred form or its card. The backdrop also covers what overflows the page.
 */
const styles = `
.ee-news-place{height:0}
.ee-news{padding-block:24px 40px}
.ee-news h2{margin:0;font-size:var(--ee-base);font-weight:600}
.ee-news ul{list-style:none;margin:8px 0 0;padding:0}
.ee-news li{display:flex;gap:12px;padding:6px 0}
.ee-news a{flex:1;min-width:0;overflow-wrap:anywhere}
.ee-news .ee-news-all{display:inline-block;margin-top:8px}
.ee-news span{flex:none;color:var(--ee-quiet)}
.ee-page[data-backdrop] .ee-news{position:relative;top:48px;margin-inline:-24px;padding:16px 24px;border-radius:var(--ee-radius-large);background:var(--ee-surface)}
@media ${narrowWindow}{
.ee-page:not([data-backdrop]) .ee-news{margin-inline:-16px;padding-inline:16px;background:var(--ee-surface)}
.ee-news li{align-items:center;padding:0}
.ee-news a{display:flex;align-items:center;min-height:44px}
}
@media (max-width:959.98px){
.ee-page[data-backdrop] .ee-backdrop{position:fixed}
}
@media (min-width:960px){
.ee-page .ee-news.ee-news{position:fixed;top:auto;inset-inline-start:48px;bottom:48px;width:min(400px,40vw);margin:0;padding:16px 20px;border-radius:var(--ee-radius-large);background:var(--ee-surface);box-shadow:var(--ee-shadow)}
}
`;

/** Titles of the tenant's public articles; nothing without any, or if they could not be loaded. */
export default function NewsList() {
  const { t } = phrases.use();
  // Links to other screens keep the address to return to.
  const { search } = useLocation();
  const [load] = useLoad(readNews);
  const { list, total } = load.status === 'ready' ? load.data : { list: [], total: 0 };
  if (list.length === 0) return null;
  return (
    <div className="ee-news-place">
      <StyleSheet css={styles} />
      <section className="ee-news" aria-label={t('title')}>
        <h2>{t('title')}</h2>
        <ul>
          {list.map(({ id, slug, title, publishedAt }) => (
            <li key={id}>
              <Link to={{ pathname: '/entrance/news', search: withId(search, slug) }}>{title}</Link>
              <span>{formatDate(publishedAt, 'date')}</span>
            </li>
          ))}
        </ul>
        {total > list.length && (
          <Link
            className="ee-news-all"
            to={{ pathname: '/entrance/news', search: withId(search, null) }}
          >
            {t('all', { count: total })}
          </Link>
        )}
      </section>
    </div>
  );
}
