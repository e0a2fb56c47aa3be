import { type CategoryNode, StyleSheet } from '@edu/shared-utility';
import { loadedOf, skipToken } from '@edu/shared-utility/data';
import { Button, Empty, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { data } from '../../../common/data';
import { LoadFailed } from '../../../common/load-failed.view';
import { phrases as shared } from '../../../phrases';
import { phrases } from '../phrases';
import { Line } from './preview-line.view';
import { PreviewMissing } from './preview-missing.view';
import { PreviewSheet } from './preview-sheet.view';

export const prepare = () => Promise.all([phrases.load(), shared.load()]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Number of further articles per click. */
const STEP = 20;

const flattened = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flattened(node.children)]);

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
