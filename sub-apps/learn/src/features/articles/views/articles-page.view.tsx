import { type ArticleKind, FailedNotice, usePageTitle } from '@edu/shared-utility';
import { loadedOf, useClear } from '@edu/shared-utility/data';
import { Button, Empty, Flex, Skeleton, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ArticleLines } from '../../../common/article-lines.view';
import { data } from '../../../common/data';
import { usePageEdge } from '../../../common/page-edge.hook';
import { phrases } from '../phrases';

export const prepare = () => phrases.load();

const ARTICLES_PER_STEP = 20;
const MAX_ARTICLES = 200;
const plainBox = { margin: 0, padding: 0, border: 'none' } as const;
const kinds: readonly ArticleKind[] = ['article', 'dissertation'];

/** /learn/articles: articles of the person's organisations, newest first. */
export default function ArticlesPage() {
  const clear = useClear();
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const pageMargin = usePageEdge();
  usePageTitle(t('title'), null);
  const [searchParams, setSearchParams] = useSearchParams();
  const { search } = useLocation();
  const keyword = searchParams.get('keyword') ?? '';
  const kind = kinds.find((articleKind) => articleKind === searchParams.get('kind')) ?? 'article';
  const [input, setInput] = useState(keyword);
  const [pageSize, setPageSize] = useState(ARTICLES_PER_STEP);
  const read = data.useArticleFindPublishedQuery({
    ...{ kind, pageNum: 1, pageSize },
    ...(keyword && { keyword }),
  });
  const load = loadedOf(read);
  const page = load.status === 'failed' ? undefined : load.data;
  const changeQuery = (next: { kind: ArticleKind; keyword: string }): void => {
    setPageSize(ARTICLES_PER_STEP);
    setSearchParams({
      ...(next.kind !== 'article' && { kind: next.kind }),
      ...(next.keyword && { keyword: next.keyword }),
    });
  };
  return (
    <section
      aria-label={t('title')}
      data-fits-phone
      style={{ maxWidth: 880, margin: `0 ${pageMargin}px ${token.marginLG}px` }}
    >
      <h1 style={{ margin: `${token.marginSM}px 0`, fontSize: token.fontSizeHeading3 }}>
        {t('title')}
      </h1>
      <Flex wrap gap="small" style={{ marginBlockEnd: token.margin }}>
        <Flex component="fieldset" gap="small" aria-label={t('kinds')} style={plainBox}>
          {kinds.map((value) => (
            <Button
              key={value}
              type={value === kind ? 'primary' : 'default'}
              aria-pressed={value === kind}
              onClick={() => changeQuery({ kind: value, keyword })}
            >
              {t(value)}
            </Button>
          ))}
        </Flex>
        <Input
          type="search"
          allowClear={clear}
          value={input}
          maxLength={64}
          aria-label={t('search')}
          placeholder={t('search')}
          style={{ flex: '1 1 200px', maxWidth: 360 }}
          onChange={({ target }) => {
            setInput(target.value);
            if (target.value === '' && keyword) changeQuery({ kind, keyword: '' });
          }}
          onPressEnter={() => changeQuery({ kind, keyword: input.trim() })}
        />
      </Flex>
      {load.status === 'failed' && (
        <FailedNotice title={t('failed')} hint={load.message} onRetry={() => void read.refetch()} />
      )}
      {load.status === 'loading' && !page && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton active />
        </div>
      )}
      {page?.list.length === 0 && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={t(keyword ? 'noMatch' : 'empty')}
        />
      )}
      {page && page.list.length > 0 && (
        <ArticleLines articles={page.list} label={t('title')} search={search} withSummary />
      )}
      {page && page.total > page.list.length && pageSize < MAX_ARTICLES && (
        <Button
          block
          loading={load.status === 'loading'}
          onClick={() => setPageSize((size) => Math.min(MAX_ARTICLES, size + ARTICLES_PER_STEP))}
          style={{ marginBlockStart: token.margin }}
        >
          {t('more')}
        </Button>
      )}
    </section>
  );
}
