import { type ArticleKind, type ArticleSummary, formatDate } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import { joinWords } from '@edu/shared-utility/data';
import { Flex, Tag } from 'antd';
import { StateTag } from '../../../common/state-tag.view';
import type { phrases as shared } from '../../../phrases';
import type { phrases } from '../phrases';

export type Translate = ReturnType<typeof phrases.use>['t'];
export type SharedTranslate = ReturnType<typeof shared.use>['t'];

/** The state, and whether a former version is still published. */
export const StateCell = ({ row, t }: { readonly row: ArticleSummary; readonly t: Translate }) => (
  <Flex wrap gap={4}>
    <StateTag status={row.status} />
    {row.isShown && row.status !== 'published' && <Tag color="success">{t('stillShown')}</Tag>}
    {row.status === 'scheduled' && row.publishAt && (
      <span>{formatDate(row.publishAt, 'datetime')}</span>
    )}
  </Flex>
);

/** Columns of a kind's list. */
export function columnsOf(
  t: Translate,
  words: SharedTranslate,
  kind: ArticleKind,
): Column<ArticleSummary>[] {
  const year: Column<ArticleSummary>[] =
    kind === 'dissertation' ? [{ key: 'year', title: t('year'), width: 72, tabular: true }] : [];
  return [
    { key: 'title', title: t('name') },
    {
      key: 'status',
      title: t('status'),
      width: 168,
      render: (row) => <StateCell row={row} t={t} />,
    },
    { key: 'categoryName', title: words('category'), width: 120, optional: true },
    {
      key: 'authors',
      title: t('author'),
      width: 120,
      render: ({ authors }) => joinWords(authors) || null,
    },
    ...year,
    {
      key: 'publishedAt',
      title: t('publishedAt'),
      width: 120,
      tabular: true,
      optional: true,
      render: ({ publishedAt }) => publishedAt && formatDate(publishedAt, 'date'),
    },
    {
      key: 'updatedAt',
      title: t('updatedAt'),
      width: 120,
      tabular: true,
      render: ({ updatedAt }) => formatDate(updatedAt, 'date'),
    },
  ];
}
