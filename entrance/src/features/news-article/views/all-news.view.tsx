import {
  formatDate,
  type PublishedArticle,
  StyleSheet,
  toFailure,
  usePageTitle,
} from '@edu/shared-utility';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { phrases } from '../../../common/news/phrases';
import { readNews, withId } from '../../../common/news/read-news';
import { useSiteTitle } from '../../../common/site-title.hook';
import { NotLoaded } from './not-loaded.view';

const PAGE = 10;

const styles = `
.ee-all-news{max-width:720px;margin:0 auto}
.ee-all-news h1{margin:0 0 16px;font-size:24px}
.ee-all-news ul{list-style:none;margin:0 0 24px;padding:0}
.ee-all-news li{display:flex;gap:16px;padding:16px 0;border-bottom:1px solid var(--ee-line)}
.ee-all-news img{flex:none;width:112px;height:72px;object-fit:cover;border-radius:var(--ee-radius)}
.ee-all-news a{font-size:16px;font-weight:600;overflow-wrap:anywhere}
.ee-all-news p{margin:4px 0 0;color:var(--ee-quiet);overflow-wrap:anywhere}
`;

interface LoadedNews {
  readonly list: readonly PublishedArticle[];
  readonly total: number | null;
  readonly failure: string | null;
}

/** All public articles of the tenant, newest first, ten at a time. */
export function AllNews() {
  const { t } = phrases.use();
  const { search } = useLocation();
  const site = useSiteTitle();
  const [pageNum, setPageNum] = useState(1);
  const [requestCount, setRequestCount] = useState(0);
  const [{ list, total, failure }, setRead] = useState<LoadedNews>({
    ...{ list: [], total: null, failure: null },
  });
  usePageTitle(t('title'), site);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when `requestCount` is incremented
  useEffect(() => {
    const leaving = new AbortController();
    readNews(leaving.signal, { pageNum, pageSize: PAGE }).then(
      (page) =>
        setRead((before) => {
          // An article published meanwhile shifts others to the next page, so duplicates are
          // removed.
          const shownIds = new Set(before.list.map(({ id }) => id));
          const added = page.list.filter(({ id }) => !shownIds.has(id));
          return { list: [...before.list, ...added], total: page.total, failure: null };
        }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setRead((before) => ({ ...before, failure: toFailure(error).message }));
      },
    );
    return () => leaving.abort();
  }, [pageNum, requestCount]);
  return (
    <section className="ee-all-news" aria-label={t('title')}>
      <StyleSheet css={styles} />
      <h1>{t('title')}</h1>
      {total === 0 && <p>{t('none')}</p>}
      {list.length > 0 && (
        <ul>
          {list.map(({ id, slug, title, summary, cover, publishedAt }) => (
            <li key={id}>
              {cover && <img src={cover} alt="" loading="lazy" />}
              <div style={{ minWidth: 0 }}>
                <Link to={{ pathname: '/entrance/news', search: withId(search, slug) }}>
                  {title}
                </Link>
                {summary && <p>{summary}</p>}
                <p>{formatDate(publishedAt, 'date')}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {total === null && failure === null && <p role="status">{t('loading')}</p>}
      {failure !== null && (
        <NotLoaded
          message={failure}
          onRetry={() => {
            setRead((before) => ({ ...before, failure: null }));
            setRequestCount(requestCount + 1);
          }}
        />
      )}
      {failure === null && total !== null && list.length < total && (
        <Button onClick={() => setPageNum(pageNum + 1)}>{t('more')}</Button>
      )}
    </section>
  );
}
