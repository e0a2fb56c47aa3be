import {
  type ArticleSummary,
  type CategoryNode,
  formatDate,
  SafeImage,
  StyleSheet,
  safeImage,
} from '@edu/shared-utility';
import { joinWords, loadedOf, skipToken } from '@edu/shared-utility/data';
import { fileAddress } from '@edu/shared-utility/media';
import { Button, Empty, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { data } from '../../../common/data';
import { LoadFailed } from '../../../common/load-failed.view';
import { previewOf } from '../../../common/previews';
import { phrases as shared } from '../../../phrases';
import { phrases } from '../phrases';
import { PreviewMissing } from './preview-missing.view';
import { PreviewSheet } from './preview-sheet.view';

export const prepare = () => Promise.all([phrases.load(), shared.load()]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Number of further articles per click. */
const STEP = 20;

const flattened = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flattened(node.children)]);

const basePath = '/cms';

function Line({ article }: { readonly article: ArticleSummary }) {
  const { token } = theme.useToken();
  const { id, kind, title, summary, authors, publishedAt, cover } = article;
  const meta = [joinWords(authors), publishedAt && formatDate(publishedAt, 'date')];
  return (
    <li
      style={{
        ...{ display: 'flex', gap: token.margin, paddingBlock: token.padding },
        borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
      }}
    >
      <SafeImage
        className="cms-line-cover"
        src={safeImage(fileAddress(cover))}
        alt=""
        fallback={null}
      />
      <div style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <h2 style={{ margin: 0, fontSize: token.fontSizeLG }}>
          <Link
            to={previewOf(kind, id, article.publishedNumber ?? undefined).slice(basePath.length)}
            style={{ color: token.colorLink }}
          >
            {title}
          </Link>
        </h2>
        {summary !== '' && <p style={{ margin: `${token.marginXXS}px 0` }}>{summary}</p>}
        <p style={{ margin: 0, color: token.colorTextSecondary }}>
          {meta.filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  );
}

/** Preview of a category with its published articles. */
export default function ClassifyPreview() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [searchParams] = useSearchParams();
  const [pageSize, setPageSize] = useState(STEP);
  const id = searchParams.get('id') ?? '';
  const isKnown = UUID.test(id);
  const tree = loadedOf(data.useResourceCategoryGetTreeQuery({ type: 'article' }));
  const read = data.useArticleFindByConditionQuery(
    isKnown
      ? {
          ...{ kind: 'article', categoryId: id, isShown: true, sort: '-publishedAt' },
          ...{ pageNum: 1, pageSize },
        }
      : skipToken,
  );
  const load = loadedOf(read);
  const nodes = tree.status === 'failed' ? [] : flattened(tree.data ?? []);
  const match = nodes.find((node) => node.id === id);
  if (!isKnown || (tree.status === 'ready' && !match)) {
    return <PreviewMissing list="/cms/content/classify" />;
  }
  if (load.status === 'failed') {
    return <LoadFailed title={t('failed')} failure={load} onRetry={() => void read.refetch()} />;
  }
  const page = load.data;
  if (!page || !match) {
    return (
      <div role="status" aria-label={t('loading')} style={{ maxWidth: 720, margin: '64px auto' }}>
        <Skeleton active />
      </div>
    );
  }
  return (
    <PreviewSheet
      title={match.name}
      label={t('published', { count: page.total })}
      listPath="/content/classify"
    >
      <StyleSheet css=".cms-line-cover { flex: none; width: min(160px, 30vw); aspect-ratio: 16 / 9; object-fit: cover; border-radius: 6px; }" />
      <div style={{ maxWidth: 720, marginInline: 'auto' }}>
        <h1 style={{ margin: `0 0 ${token.margin}px`, fontSize: token.fontSizeHeading2 }}>
          {match.name}
        </h1>
        {page.list.length === 0 && (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('empty')} />
        )}
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {page.list.map((article) => (
            <Line key={article.id} article={article} />
          ))}
        </ul>
        {page.total > page.list.length && pageSize < 200 && (
          <Button
            block
            loading={load.status === 'loading'}
            onClick={() => setPageSize((size) => Math.min(200, size + STEP))}
            style={{ marginBlockStart: token.margin }}
          >
            {t('more')}
          </Button>
        )}
      </div>
    </PreviewSheet>
  );
}
