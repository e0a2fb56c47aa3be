import { formatDate, useLoad } from '@edu/shared-utility';
import { Link, useLocation } from 'react-router';
import { phrases } from './phrases';
import { readNews, withId } from './read-news';

export const prepare = () => phrases.load();

const list = { listStyle: 'none', margin: '8px 0 0', padding: 0 } as const;
const line = { display: 'flex', gap: 12, padding: '6px 0' } as const;
const day = { flex: 'none', color: 'var(--ee-quiet)' } as const;

/** Titles of what the tenant shows without log-in; nothing where there is none, or where it could not be read. */
export default function NewsList() {
  const { t } = phrases.use();
  // the address to return to stays with the person
  const { search } = useLocation();
  const [load] = useLoad(readNews);
  const articles = load.status === 'ready' ? load.data : [];
  if (articles.length === 0) return null;
  return (
    <section aria-label={t('title')} style={{ marginBlockStart: 32 }}>
      <h2 style={{ margin: 0, fontSize: 'var(--ee-base)', fontWeight: 600 }}>{t('title')}</h2>
      <ul style={list}>
        {articles.map(({ id, title, publishedAt }) => (
          <li key={id} style={line}>
            <Link
              to={{ pathname: '/entrance/news', search: withId(search, id) }}
              style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {title}
            </Link>
            <span style={day}>{formatDate(publishedAt, 'date')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
