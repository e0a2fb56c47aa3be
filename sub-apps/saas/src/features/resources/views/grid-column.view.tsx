import type { Resource } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import { formatBytes } from '@edu/shared-utility/uploads';
import { Tag, theme } from 'antd';
import { resourceWords } from '../../../common/resources/phrases';
import { Thumbnail } from '../../../common/resources/thumbnail.view';
import { phrases } from '../phrases';
import { grantEndOf } from './resource-columns.view';
import { StatusTag } from './status-tag.view';

/** A resource as a card of the grid. */
function ResourceCard({ row }: { readonly row: Resource }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { title, bytes, pages, categoryName, grant, organName, applied, status, refusal } = row;
  const isOfOtherOrgan = grant !== undefined || applied !== undefined;
  const facts = [
    formatBytes(bytes),
    pages !== null && resourceWords.t('pages', { count: pages }),
    isOfOtherOrgan ? organName : categoryName,
  ];
  return (
    <span style={{ display: 'grid', gap: token.marginXXS, minWidth: 0 }}>
      <Thumbnail resource={row} />
      <span className="saas-card-title" title={title} style={{ color: token.colorText }}>
        {title}
      </span>
      <span style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
        {facts.filter(Boolean).join(' · ')}
      </span>
      {(status !== 'ready' || applied || grant) && (
        <span>
          {status !== 'ready' && <StatusTag status={status} refusal={refusal} />}
          {applied && <Tag color="processing">{t('applied')}</Tag>}
          {grant && <Tag>{`${t('column.until')} ${grantEndOf(row)}`}</Tag>}
        </span>
      )}
      {refusal && (
        <span
          style={{
            color: token.colorErrorText,
            fontSize: token.fontSizeSM,
            overflowWrap: 'anywhere',
            whiteSpace: 'normal',
          }}
        >
          {refusal}
        </span>
      )}
    </span>
  );
}

/**
 * The grid is the list's table with a single column of cards (grid-styles.ts), so that selection, keyboard and paging
 * work as in the table.
 */
export const gridColumns = (): Column<Resource>[] => [
  { key: 'title', title: phrases.t('column.title'), render: (row) => <ResourceCard row={row} /> },
];
