import { formatDate, formatNumber, type Resource } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import { formatLength } from '@edu/shared-utility/media';
import { formatBytes } from '@edu/shared-utility/uploads';
import { Flex, Tag } from 'antd';
import { resourceWords } from '../../../common/resources/phrases';
import { Thumbnail } from '../../../common/resources/thumbnail.view';
import { phrases } from '../phrases';
import { StatusTag } from './status-tag.view';

type ResourceOrigin = 'granted' | 'offered' | undefined;

export const lengthOf = ({ seconds, pages }: Resource): string | null => {
  if (seconds !== null) return formatLength(seconds);
  return pages === null ? null : resourceWords.t('pages', { count: pages });
};

export const grantEndOf = ({ grant }: Resource): string | null =>
  grant ? (grant.expiresAt ? formatDate(grant.expiresAt) : phrases.t('forever')) : null;

/** The columns of the table; for resources of others also owner and end of the grant. */
export function resourceColumns(from: ResourceOrigin): Column<Resource>[] {
  const { t } = phrases;
  const ownColumns: Column<Resource>[] = [
    {
      key: 'status',
      title: t('column.status'),
      width: 100,
      render: ({ status, refusal }) => <StatusTag status={status} refusal={refusal} />,
    },
    {
      key: 'uses',
      title: t('column.uses'),
      width: 92,
      tabular: true,
      optional: true,
      render: ({ uses }) => formatNumber(uses),
    },
  ];
  const others: Column<Resource>[] = [
    { key: 'organ', title: t('column.organ'), width: 140, render: ({ organName }) => organName },
    from === 'granted'
      ? { key: 'until', title: t('column.until'), width: 120, tabular: true, render: grantEndOf }
      : {
          key: 'applied',
          title: t('status'),
          width: 100,
          render: ({ applied }) => applied && <Tag color="processing">{t('applied')}</Tag>,
        },
  ];
  return [
    {
      key: 'title',
      title: t('column.title'),
      render: (row) => (
        <Flex component="span" align="center" gap="small">
          <Thumbnail resource={row} small />
          <span
            style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
            title={row.title}
          >
            {row.title}
          </span>
        </Flex>
      ),
    },
    ...(from ? others : []),
    {
      key: 'category',
      title: t('column.category'),
      width: 120,
      optional: true,
      render: ({ categoryName }) => categoryName,
    },
    {
      key: 'length',
      title: t('column.length'),
      width: 92,
      tabular: true,
      optional: true,
      render: lengthOf,
    },
    {
      key: 'bytes',
      title: t('column.bytes'),
      width: 96,
      tabular: true,
      render: ({ bytes }) => formatBytes(bytes),
    },
    ...(from ? [] : ownColumns),
    {
      key: 'updatedAt',
      title: t('column.updatedAt'),
      width: 112,
      tabular: true,
      optional: true,
      render: ({ updatedAt }) => formatDate(updatedAt),
    },
  ];
}
