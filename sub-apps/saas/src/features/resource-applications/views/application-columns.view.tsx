import { formatDate, type ResourceApplication } from '@edu/shared-utility';
import type { Column, PanelSection } from '@edu/shared-utility/admin';
import { KindIcon } from '@edu/shared-utility/media';
import { Flex, Tag } from 'antd';
import { resourceWords } from '../../../common/resources/phrases';
import type { Side } from '../data/application-query';
import { phrases } from '../phrases';

const colours = {
  pending: 'processing',
  granted: 'success',
  refused: 'error',
  ended: 'default',
} as const;

const StatusTag = ({ status }: Pick<ResourceApplication, 'status'>) => (
  <Tag variant="filled" color={colours[status]}>
    {phrases.t(`status.${status}`)}
  </Tag>
);

const grantEndOf = ({ status, expiresAt }: ResourceApplication): string | null => {
  if (status !== 'granted' && status !== 'ended') return null;
  return expiresAt ? formatDate(expiresAt) : phrases.t('forever');
};

/** The columns of the list; the side determines which organisation is shown. */
export function applicationColumns(side: Side): Column<ResourceApplication>[] {
  const { t } = phrases;
  return [
    {
      key: 'resource',
      title: t('column.resource'),
      render: ({ resourceKind, resourceTitle }) => (
        <Flex component="span" gap="small">
          <KindIcon kind={resourceKind} />
          {resourceTitle}
        </Flex>
      ),
    },
    side === 'sent'
      ? { key: 'owner', title: t('column.owner'), width: 140, render: (row) => row.ownerOrgan }
      : {
          key: 'applicant',
          title: t('column.applicant'),
          width: 140,
          render: (row) => row.applicantOrgan,
        },
    { key: 'reason', title: t('column.reason'), width: 180, optional: true },
    {
      key: 'status',
      title: t('column.status'),
      width: 100,
      render: ({ status }) => <StatusTag status={status} />,
    },
    { key: 'until', title: t('column.until'), width: 112, tabular: true, render: grantEndOf },
    {
      key: 'appliedAt',
      title: t('column.appliedAt'),
      width: 112,
      tabular: true,
      render: ({ appliedAt }) => formatDate(appliedAt),
    },
  ];
}

/** The details of an application. */
export function applicationSections(row: ResourceApplication): PanelSection[] {
  const { t } = phrases;
  return [
    {
      facts: [
        [t('column.kind'), resourceWords.t(`kind.${row.resourceKind}`)],
        [t('column.owner'), row.ownerOrgan],
        [t('column.applicant'), row.applicantOrgan],
        [t('column.person'), row.applicantName],
        [t('column.appliedAt'), formatDate(row.appliedAt, 'datetime')],
        [t('column.reason'), row.reason],
        [t('column.status'), <StatusTag key="s" status={row.status} />],
        [t('column.decidedAt'), row.decidedAt && formatDate(row.decidedAt, 'datetime')],
        [t('column.until'), grantEndOf(row)],
        [t('column.refusal'), row.refusal],
      ],
    },
  ];
}
