import {
  formatDate,
  formatNumber,
  LazyView,
  lazyPart,
  type PageQuery,
  partFailed,
  type Resource,
} from '@edu/shared-utility';
import type { Panel, PanelSection } from '@edu/shared-utility/admin';
import { formatBytes } from '@edu/shared-utility/uploads';
import { data } from '../../../common/page-data';
import { resourceWords } from '../../../common/resources/phrases';
import { phrases } from '../phrases';
import { FileHistory } from './file-history.view';
import type { PreviewProps } from './preview/preview.view';
import { grantEndOf, lengthOf } from './resource-columns.view';
import { StatusTag } from './status-tag.view';
import { UseList } from './use-list.view';

/** A separate chunk with players and PDF viewer, loaded when a preview is opened. */
const preview = lazyPart<PreviewProps>('saas', () => import('./preview/preview.view'));

const useChanges = ({ id }: Resource, page: PageQuery) =>
  data.useAuditOfRowQuery({ kind: 'resource', id, ...page });

/** The panel of a resource: preview and details. */
export function useResourcePanel(): Panel<Resource> {
  const { t } = phrases.use();
  const words = resourceWords.use();
  const factsOf = (row: Resource): NonNullable<PanelSection['facts']> => [
    [t('column.kind'), words.t(`kind.${row.kind}`)],
    [t('column.status'), <StatusTag key="s" status={row.status} refusal={row.refusal} />],
    [t('column.category'), row.categoryName ?? t('none')],
    [t('column.length'), lengthOf(row)],
    [t('column.bytes'), formatBytes(row.bytes)],
    [t('column.fileName'), row.fileName],
    [t('column.fileNumber'), formatNumber(row.fileNumber)],
    [t('column.unit'), row.copyrightUnitName ?? t('form.noUnit')],
    [t('column.organ'), row.organName],
    [t('column.branch'), row.branchName],
    row.grant
      ? [t('column.until'), grantEndOf(row)]
      : [t('column.shared'), t(row.shared ? 'yes' : 'no')],
    [t('column.uploader'), row.uploaderName],
    [t('column.createdAt'), formatDate(row.createdAt, 'datetime')],
  ];
  return {
    sections: (row) => {
      const isOwn = row.grant === undefined && row.applied === undefined;
      return [
        {
          content: (
            <LazyView
              key={`${row.id} ${row.fileNumber} ${row.status}`}
              part={preview}
              partProps={{ resource: row }}
              failed={partFailed}
            />
          ),
        },
        { title: t('section.facts'), facts: factsOf(row) },
        ...(isOwn
          ? [
              { title: t('section.uses'), content: <UseList id={row.id} /> },
              {
                title: t('section.files'),
                content: <FileHistory key={row.fileNumber} id={row.id} />,
              },
            ]
          : []),
      ];
    },
    history: {
      useRead: useChanges,
      fields: {
        title: t('form.title'),
        categoryId: t('form.category'),
        copyrightUnitId: t('form.unit'),
        shared: t('column.shared'),
        fileName: t('column.fileName'),
        fileNumber: t('column.fileNumber'),
      },
      textOf: (field, value) =>
        field === 'shared' ? t(value === true || value === 'true' ? 'yes' : 'no') : undefined,
    },
  };
}
